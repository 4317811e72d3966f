import { expect, test } from '@playwright/test';
import { openAdmin, signInToAdmin } from './admin.ts';
import { signIn } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';

test('a copy that replaces a text is asked about, in the language of the interface', async ({
	page,
	context,
}) => {
	const backend = await signIn();
	const slug = `side-${crypto.randomUUID()}`;
	const { id } = await backend.create('pages', { title: 'Guide', slug, _status: 'draft' });
	await backend.update('pages', id, { title: 'Leitfaden', slug: `${slug}-de` }, 'de');
	const german = async () =>
		(await backend.first('pages', `draft=true&where[id][equals]=${id}`, 'de')).title;
	await signInToAdmin(page);
	await context.addCookies([{ name: 'payload-lng', value: 'de', url: origin }]);
	await openAdmin(page, `${origin}/admin/collections/pages/${id}/translate?locale=de`);
	const row = page.locator('.side-row', { hasText: 'Guide' });
	const copy = row.getByRole('button', { name: 'Dieses Feld kopieren' });
	const question = page.getByRole('dialog', { name: 'Text ersetzen?' });
	await copy.click();
	await expect(question).toContainText('bleibt unter Versionen');
	await question.getByRole('button', { name: 'Abbrechen' }).click();
	await expect(question).toBeHidden();
	await expect(copy).toBeFocused();
	expect(await german()).toBe('Leitfaden');
	await copy.click();
	await question.getByRole('button', { name: 'Ersetzen' }).click();
	await expect(row.getByRole('textbox')).toHaveValue('Guide');
	expect(await german()).toBe('Guide');
	await backend.remove('pages', id);
});
