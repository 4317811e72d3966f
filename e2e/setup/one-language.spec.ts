import { expect, type Page, test } from '@playwright/test';
import { openAdmin, waitForHydration } from '../publishing/admin.ts';
import { clickUntilVisible } from '../support/click-until.ts';
import { type Fleet, startFleet } from '../support/fleet.ts';
import { setupInfo } from './setup-info.ts';

// The tests depend on each other: a site with German as its only language is set up and checked.
test.describe.configure({ mode: 'serial' });

let fleet: Fleet;
let site: string;
let editor: Page;
let code: string;

test.beforeAll(async ({ browser }) => {
	fleet = await startFleet({
		nodes: 1,
		database: 'new',
		environment: { SEED_DEMO: 'false' },
	});
	code = setupInfo(fleet).code ?? '';
	site = fleet.nodes[0]?.origin ?? '';
	const context = await browser.newContext({
		locale: 'de-DE',
		viewport: { width: 1440, height: 900 },
	});
	editor = await context.newPage();
});
test.afterAll(async () => {
	await editor?.context().close();
	await fleet?.close();
});

test('the set-up accepts a single language without asking for a default language', async () => {
	await openAdmin(editor, `${fleet.backend.origin}/admin/setup`);
	await editor.getByLabel('Einmalcode').fill(code);
	await editor.getByLabel('Ihr Name').fill('Anna Holm');
	await editor.getByLabel('Ihre E-Mail-Adresse').fill('anna@example.com');
	await editor.getByLabel('Passwort', { exact: true }).fill('nine blue herons at sea');
	const next = editor.getByRole('button', { name: 'Weiter' });
	await next.click();
	await expect(editor.getByRole('heading', { name: 'Womit möchten Sie beginnen?' })).toBeVisible();
	await waitForHydration(editor);
	await next.click();
	await expect(editor.getByRole('checkbox', { name: 'Deutsch' })).toBeChecked();
	await expect(editor.getByRole('checkbox', { name: 'English' })).not.toBeChecked();
	await expect(editor.getByRole('radio', { name: /Deutsch/ })).toBeHidden();
	await next.click();
	await editor.getByLabel('Name', { exact: true }).fill('Nordbrot');
	await editor.getByLabel('E-Mail-Adresse für Besucher').fill('hallo@example.com');
	await next.click();
	await editor.getByRole('button', { name: 'Website einrichten' }).click();
	await expect(
		editor.getByRole('heading', { name: 'Ihre Website ist eingerichtet' }),
	).toBeVisible();
});

test('no page has a prefix, a switcher, alternates or words of another language', async ({
	browser,
}) => {
	const visitor = await browser.newPage({ locale: 'en-US' });
	const sitemap = await (await fetch(`${site}/sitemap-de.xml`)).text();
	expect(sitemap).not.toContain('hreflang');
	const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => new URL(url).pathname);
	expect(paths).toEqual(expect.arrayContaining(['/', '/preise', '/blog', '/kontakt']));
	for (const path of [...paths, '/docs', '/gibt-es-nicht']) {
		await visitor.goto(site + path);
		await expect(visitor.locator('html'), path).toHaveAttribute('lang', 'de-DE');
		expect(await visitor.content(), path).not.toMatch(/hreflang=|href="\/(en|da|de)\b/);
		await expect(visitor.locator('#language-menu'), path).toHaveCount(0);
		await expect(visitor.locator('body'), path).not.toContainText(
			/\b(English|Dansk|Deutsch|the|and|your|og|ikke)\b/,
		);
	}
	await visitor.close();
	// The other languages may be switched on again.
	for (const [path, status] of Object.entries({
		'/de/preise': 301,
		'/en/pricing': 302,
		'/da': 302,
	}))
		expect((await fetch(site + path, { redirect: 'manual' })).status, path).toBe(status);
});

test('the admin has no locale selector, no translations list and no language names in status marks', async () => {
	for (const path of ['', '/collections/pages', '/globals/footer']) {
		await openAdmin(editor, `${fleet.backend.origin}/admin${path}`);
		await expect(editor.getByRole('heading').first(), path).toBeVisible();
		await expect(editor.locator('.localizer'), path).toBeHidden();
		await expect(editor.getByRole('link', { name: 'Übersetzungen' }), path).toHaveCount(0);
	}
	await openAdmin(editor, `${fleet.backend.origin}/admin/collections/pages`);
	await expect(editor.locator('.language-mark').first()).toHaveText('✓ Veröffentlicht');
	await openAdmin(editor, `${fleet.backend.origin}/admin/globals/footer`);
	await expect(editor.locator('.publishing-line').first()).toBeVisible();
	await expect(
		editor.locator('.publishing-line').getByText('Deutsch', { exact: true }),
	).toBeHidden();
});

test('the language filter of a list offers only this language', async () => {
	const filter = new URLSearchParams({ 'where[or][0][and][0][language][equals]': 'de' });
	const list = `${fleet.backend.origin}/admin/collections/unanswered-searches?${filter}`;
	await openAdmin(editor, list);
	const options = editor.locator('.rs__option');
	await clickUntilVisible(editor.locator('.condition__value .rs__control'), options.first());
	await expect(options).toHaveText(['Deutsch']);
});
