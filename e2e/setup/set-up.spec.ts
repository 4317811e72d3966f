import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openAdmin, waitForHydration } from '../publishing/admin.ts';
import { type Fleet, startFleet } from '../support/fleet.ts';
import { type SetupInfo, setupInfo } from './setup-info.ts';

// The tests depend on each other: a new site is set up on a phone in Danish with an interruption, then languages are switched.
test.describe.configure({ mode: 'serial' });

const account = {
	name: 'Anna Holm',
	email: 'anna@example.com',
	password: 'nine blue herons at sea',
};
const logo =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30"/></svg>';

let fleet: Fleet;
let site: string;
let phone: BrowserContext;
let page: Page;
let firstInfo: SetupInfo;

test.beforeAll(async ({ browser }) => {
	fleet = await startFleet({
		nodes: 1,
		database: 'new',
		environment: { SEED_DEMO: 'false' },
	});
	firstInfo = setupInfo(fleet);
	site = fleet.nodes[0]?.origin ?? '';
	phone = await browser.newContext({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		locale: 'da-DK',
	});
	page = await phone.newPage();
});
test.afterAll(async () => {
	await phone?.close();
	await fleet?.close();
});

/** Saves the languages and confirms the dialog with the given text, which opens if visitors notice the change. */
async function save(confirmation?: string): Promise<void> {
	await page.getByRole('button', { name: 'Gem', exact: true }).click();
	if (confirmation) {
		const dialog = page.getByRole('dialog');
		await expect(dialog).toContainText(confirmation);
		await dialog.getByRole('button', { name: 'Ændr det' }).click();
	}
	await expect(page.getByText('Gemt.', { exact: true })).toBeVisible();
}

async function redirectOf(path: string): Promise<[number, string | null]> {
	const { status, headers } = await fetch(site + path, { redirect: 'manual' });
	return [status, headers.get('location')];
}

const statusOf = async (path: string) => (await fetch(site + path)).status;

const fitsWindow = () =>
	page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('visitors see a notice about the set-up, and both programs are ready', async ({ browser }) => {
	for (const [locale, heading] of [
		['en-US', 'This site is being set up'],
		['da-DK', 'Hjemmesiden er ved at blive sat op'],
		['de-DE', 'Diese Website wird gerade eingerichtet'],
	] as const) {
		const visitor = await browser.newPage({ locale, viewport: { width: 390, height: 844 } });
		const response = await visitor.goto(site);
		expect(response?.status()).toBe(503);
		expect(response?.headers()['retry-after']).toBe('60');
		await expect(visitor.getByRole('heading', { name: heading })).toBeVisible();
		await visitor.close();
	}
	expect((await fetch(`${site}/readyz`)).status).toBe(200);
	expect((await fetch(`${fleet.backend.origin}/readyz`)).status).toBe(200);
});

test('the set-up rejects a wrong code', async () => {
	await openAdmin(page, `${fleet.backend.origin}/admin`);
	await expect(page).toHaveURL(/\/admin\/setup$/);
	await page.getByLabel('Engangskode').fill('AAAA-BBBB-CCCC-DDDD');
	await page.getByLabel('Dit navn').fill(account.name);
	await page.getByLabel('Din e-mailadresse').fill(account.email);
	await page.getByLabel('Adgangskode', { exact: true }).fill(account.password);
	const next = page.getByRole('button', { name: 'Fortsæt' });
	await expect(next).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
	await next.click();
	await expect(page.getByText('Det er ikke den kode, terminalen viser.')).toBeVisible();
	expect(await fitsWindow()).toBe(true);
});

test('the code creates the first administrator', async () => {
	await page.getByLabel('Engangskode').fill(firstInfo.code ?? '');
	await page.getByRole('button', { name: 'Fortsæt' }).click();
	await expect(page.getByRole('heading', { name: 'Hvad vil du begynde med?' })).toBeVisible();
	await waitForHydration(page);
	expect(await fitsWindow()).toBe(true);
	await page.getByRole('button', { name: 'Fortsæt' }).click();
	await expect(page.getByRole('heading', { name: 'Hvilke sprog og valutaer?' })).toBeVisible();
	expect(await fitsWindow()).toBe(true);
});

test('an interrupted set-up continues at the same step without a code', async () => {
	await phone.clearCookies();
	await fleet.backend.stop();
	await fleet.backend.start();
	expect(setupInfo(fleet).code).toBeUndefined();
	await openAdmin(page, `${fleet.backend.origin}/admin/setup`);
	await page.getByLabel('E-mailadresse').fill(account.email);
	await page.getByLabel('Adgangskode', { exact: true }).fill(account.password);
	await page.getByRole('button', { name: 'Log ind' }).click();
	await expect(page.getByRole('heading', { name: 'Hvilke sprog og valutaer?' })).toBeVisible();
	await waitForHydration(page);
	await expect(page.getByRole('checkbox', { name: 'Dansk' })).toBeChecked();
	await page.getByRole('checkbox', { name: 'Deutsch' }).check();
	await expect(page.getByRole('radio', { name: 'Standardsprog: Dansk' })).toBeChecked();
	await page.getByRole('button', { name: 'Fortsæt' }).click();
});

test('choosing a color shows its contrast', async () => {
	await page.getByLabel('Navn', { exact: true }).fill('Nordisk Brød');
	await page.getByLabel('E-mailadresse til besøgende').fill('hej@example.com');
	const accent = page.getByRole('textbox', { name: 'Accentfarve', exact: true });
	await accent.fill('#ffee99');
	await expect(page.getByText(/^Tekst \d+\.\d:1$/).first()).toBeVisible();
	await accent.fill('#0b6e4f');
	await expect(page.getByText('bruges som valgt: Kontrasten er høj nok (AA).')).toBeVisible();
	await page
		.getByLabel('Logo (SVG, PNG, JPEG eller WebP)')
		.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
	expect(await fitsWindow()).toBe(true);
	await page.getByRole('button', { name: 'Fortsæt' }).click();
});

test('the site is available at once in the chosen languages', async () => {
	await page.getByRole('button', { name: 'Sæt hjemmesiden op' }).click();
	await expect(page.getByRole('heading', { name: 'Hjemmesiden er sat op' })).toBeVisible();
	const visitor = await phone.newPage();
	await visitor.goto(site);
	await expect(visitor).toHaveURL(`${site}/`);
	await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Velkommen til Nordisk Brød');
	await visitor.goto(`${site}/de/preise`);
	await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Preise');
	await visitor.close();
	for (const path of ['/om-os', '/kontakt', '/blog', '/privatliv', '/de/impressum'])
		expect((await fetch(site + path)).status, path).toBe(200);
	// The default language has no prefix, and paths of a disabled language redirect to it until it is enabled.
	for (const [path, status, to] of [
		['/da/om-os', 301, '/om-os'],
		['/en', 302, '/'],
		['/en/blog', 302, '/blog'],
	] as const)
		expect(await redirectOf(path), path).toEqual([status, to]);
	const english = await fetch(site, { headers: { 'accept-language': 'en' } });
	expect(new URL(english.url).pathname).toBe('/');
});

test('switching a language off redirects visitors to the default language and hides it from editors', async () => {
	const visitor = await phone.newPage();
	await visitor.goto(`${site}/de/preise`);
	await openAdmin(page, `${fleet.backend.origin}/admin/languages`);
	await page.getByRole('checkbox', { name: 'Tysk' }).uncheck();
	expect(await fitsWindow()).toBe(true);
	await save('Besøgende ser ikke længere siderne på tysk.');
	await expect.poll(() => redirectOf('/de/preise')).toEqual([302, '/priser']);
	expect(await redirectOf('/de/gibt-es-nicht')).toEqual([302, '/']);
	await visitor.reload();
	await expect(visitor).toHaveURL(`${site}/priser`);
	await expect(visitor.locator('html')).toHaveAttribute('lang', 'da-DK');
	for (const path of ['/', '/priser', '/blog', '/sitemap-da.xml']) {
		const text = await (await fetch(site + path)).text();
		expect(text, path).not.toMatch(/hreflang=|\/language\/\w+\?/i);
	}
	expect((await fetch(`${site}/sitemap-de.xml`)).status).toBe(404);
	await page.goto(`${fleet.backend.origin}/admin/collections/pages`);
	await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
	await expect(page.locator('.localizer')).toBeHidden();
	await visitor.close();
});

test('the paths of the disabled language can return 410 instead, and return 200 once it is enabled again', async () => {
	await openAdmin(page, `${fleet.backend.origin}/admin/languages`);
	await page.getByRole('radio', { name: /410/ }).check();
	await save();
	await expect.poll(() => statusOf('/de/preise')).toBe(410);
	const visitor = await phone.newPage();
	await visitor.goto(`${site}/de/preise`);
	await visitor.getByRole('link', { name: 'Zur Startseite' }).click();
	await expect(visitor).toHaveURL(`${site}/`);
	await visitor.close();
	await page.getByRole('checkbox', { name: 'Tysk' }).check();
	await save('Besøgende ser det, der er udgivet på tysk.');
	await expect.poll(() => statusOf('/de/preise')).toBe(200);
});

test('the set-up cannot run twice', async () => {
	await page.goto(`${fleet.backend.origin}/admin/setup`);
	await expect(page.getByText('Hjemmesiden er allerede sat op.')).toBeVisible();
	const url = `${fleet.backend.origin}/api/setup/administrator`;
	const response = await page.request.post(url, { data: { ...account, code: firstInfo.code } });
	expect(response.status()).toBe(404);
	await fleet.backend.stop();
	await fleet.backend.start();
	expect(setupInfo(fleet)).toEqual({});
});
