import { expect, test } from '@playwright/test';
import { openAdmin, signInToAdmin } from './admin.ts';
import { signIn } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';

test('a form has a live preview beside its fields, in the locale that is edited', async ({
	page,
}) => {
	const backend = await signIn();
	const { id } = await backend.create('forms', {
		name: `Storks ${crypto.randomUUID()}`,
		kind: 'message',
		recipients: [],
		submitLabel: 'Send',
		consentText: 'I agree to be answered.',
		fields: [
			{ name: 'name', kind: 'text', label: 'Your name', required: true },
			{
				name: 'nest',
				kind: 'select',
				label: 'Nest',
				help: 'Where it stands',
				choices: [{ value: 'roof', label: 'On the roof' }],
			},
		],
	});
	const preview = page.locator('.form-preview');
	try {
		await signInToAdmin(page);
		await openAdmin(page, `${origin}/admin/collections/forms/${id}?locale=en`);
		await expect(preview.locator('figcaption')).toHaveText('As visitors see it: English');
		await expect(preview.locator('.form-preview__label')).toHaveText([
			'Your name',
			'Nest (optional)',
		]);
		await expect(preview).toContainText('Where it stands');
		await expect(preview).toContainText('On the roof');
		await expect(preview).toContainText('I agree to be answered.');
		await page.locator('#field-submitLabel').fill('Send it');
		await expect(preview.locator('.form-preview__submit')).toHaveText('Send it');

		await page.context().addCookies([{ name: 'payload-lng', value: 'de', url: origin }]);
		page.once('dialog', (dialog) => dialog.accept());
		await openAdmin(page, `${origin}/admin/collections/forms/${id}?locale=da`);
		await expect(preview.locator('figcaption')).toHaveText('So sehen Besucher es: Dänisch');
		await expect(preview).toContainText('In dieser Sprache noch nicht sichtbar');
		await expect(preview.locator('.form-preview__label').nth(1)).toHaveText(
			'[Ledetekst] (valgfrit)',
		);
	} finally {
		await backend.remove('forms', id);
	}
});
