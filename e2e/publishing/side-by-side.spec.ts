import { expect, test } from '@playwright/test';
import { openAdmin, signInToAdmin } from './admin.ts';
import { signIn } from './backend.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';

test('copying over a text asks for confirmation, in the language of the interface', async ({
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
	const dialog = page.getByRole('dialog', { name: 'Text ersetzen?' });
	await copy.click();
	await expect(dialog).toContainText('bleibt unter Versionen');
	await dialog.getByRole('button', { name: 'Abbrechen' }).click();
	await expect(dialog).toBeHidden();
	await expect(copy).toBeFocused();
	expect(await german()).toBe('Leitfaden');
	await copy.click();
	await dialog.getByRole('button', { name: 'Ersetzen' }).click();
	await expect(row.getByRole('textbox')).toHaveValue('Guide');
	await expect.poll(german).toBe('Guide');
	await backend.remove('pages', id);
});

test('an empty locale offers to start with a copy, side by side, or empty', async ({ page }) => {
	const backend = await signIn();
	const slug = `empty-${crypto.randomUUID()}`;
	const { id } = await backend.create('pages', { title: 'Guide', slug, _status: 'draft' });
	const form = `${origin}/admin/collections/pages/${id}`;
	await signInToAdmin(page);
	await openAdmin(page, `${form}?locale=da`);
	const danish = page.getByRole('region', { name: 'Nothing is written in Danish yet' });
	await expect(danish.getByRole('link', { name: 'Translate side by side' })).toHaveAttribute(
		'href',
		new RegExp(`/pages/${id}/translate\\?locale=da$`),
	);
	await danish.getByRole('button', { name: 'Copy from English' }).click();
	await expect(page.locator('#field-title')).toHaveValue('Guide');
	await expect(danish).toHaveCount(0);
	await openAdmin(page, `${form}?locale=de`);
	const german = page.getByRole('region', { name: 'Nothing is written in German yet' });
	await expect(german.getByRole('button', { name: /^Copy from/ })).toHaveCount(2);
	await german.getByRole('button', { name: 'Start empty' }).click();
	await expect(german).toHaveCount(0);
	await expect(page.locator('#field-title')).toBeFocused();
	await openAdmin(page, `${form}?locale=en`);
	await expect(page.locator('.publishing-line').first()).toBeVisible();
	await expect(page.getByRole('region', { name: /^Nothing is written/ })).toHaveCount(0);
	await backend.remove('pages', id);
});
