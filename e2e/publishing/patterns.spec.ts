import { expect, test } from '@playwright/test';
import { clickUntilVisible } from '../support/click-until.ts';
import { openDocument, signInToAdmin } from './admin.ts';
import { signIn } from './backend.ts';

test('a section is saved as a pattern with a name', async ({ page }) => {
	const backend = await signIn();
	const name = `Hero ${crypto.randomUUID()}`;
	const { id } = await backend.create('pages', {
		title: 'Patterns',
		slug: `patterns-${crypto.randomUUID()}`,
		sections: [{ blockType: 'hero', heading: 'Hello' }],
	});
	try {
		await signInToAdmin(page);
		await openDocument(page, `pages/${id}`);
		const dialog = page.getByRole('dialog', { name: 'Save as pattern' });
		await clickUntilVisible(page.getByRole('button', { name: 'Save as pattern: 1' }), dialog);
		const field = dialog.getByLabel('Name of the pattern');
		await expect(field).toBeFocused();
		await field.fill(name);
		await field.press('Enter');
		await expect(dialog).toBeHidden();
		const pattern = await backend.first('patterns', `where[name][equals]=${name}`);
		expect(JSON.stringify(pattern.sections)).toContain('Hello');
		await backend.remove('patterns', Number(pattern.id));
	} finally {
		await backend.remove('pages', id);
	}
});
