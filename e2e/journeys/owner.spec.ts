import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { demoTraces } from '@website/contracts/testing/demo-traces';
import { openAdmin, waitForHydration } from '../publishing/admin.ts';
import { clickUntilVisible } from '../support/click-until.ts';
import { type Fleet, startFleet } from '../support/fleet.ts';
import { rareStep, step } from './journey.ts';

// The owner of a German company, whose browser is in English, sets up the site in German with English beside it.

const account = { email: 'olga@example.com', password: 'nine blue herons at sea' };
const logo =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30"/></svg>';
const codes = ['de', 'en', 'da'] as const;
type Code = (typeof codes)[number];

let fleet: Fleet;
let site: string;
let backend: string;
let code: string;
let context: BrowserContext;
let page: Page;
/** The query strings of the requests by which forms have saved. */
const saves: string[] = [];

test.beforeAll(async ({ browser }) => {
	fleet = await startFleet({ nodes: 1, database: 'new', environment: { SEED_DEMO: 'false' } });
	site = fleet.nodes[0]?.origin ?? '';
	backend = fleet.backend.origin;
	code = setupInfo().code ?? '';
	context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		locale: 'en-US',
	});
	page = await context.newPage();
	page.on('request', (request) => {
		// A read of many documents is a POST with this header.
		const isRead =
			request.method() === 'GET' || 'x-payload-http-method-override' in request.headers();
		if (!isRead && /\/api\/(pages|posts|globals\/\w+)\b/.test(request.url()))
			saves.push(new URL(request.url()).search);
	});
});
test.afterAll(async () => {
	await context?.close();
	await fleet?.close();
});

interface SetupInfo {
	code?: string;
}

/**
 * The set-up in the log line 'Backend ready', which the starter shows in the terminal: without a code once it has been used, empty once the
 * site is set up. Read right after a start, because only the last lines are kept.
 */
function setupInfo(): SetupInfo {
	for (const line of fleet.backend.logLines().filter((text) => text.startsWith('{'))) {
		const { msg, setup } = JSON.parse(line);
		if (msg === 'Backend ready') return setup ?? {};
	}
	throw new Error('The backend is not ready');
}

async function restartBackend(): Promise<SetupInfo> {
	await fleet.backend.stop();
	await fleet.backend.start();
	return setupInfo();
}

const fitsWindow = () =>
	page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

async function next(): Promise<void> {
	await page.getByRole('button', { name: 'Continue' }).click();
}

const redirectOf = async (path: string): Promise<[number, string | null]> => {
	const { status, headers } = await fetch(site + path, { redirect: 'manual' });
	return [status, headers.get('location')];
};

const fetchText = async (path: string): Promise<string> =>
	(await fetch(site + path, { headers: { accept: 'text/html' } })).text();

const publicHeading = async (path: string): Promise<string> =>
	/<h1[^>]*>(.*?)<\/h1>/s
		.exec(await fetchText(path))?.[1]
		?.replaceAll(/<[^>]*>/g, '')
		.trim() ?? '';

let ownerHeaders: Record<string, string> | undefined;

/** Sends a request of the REST API as the owner. */
async function api(path: string, body?: object) {
	ownerHeaders ??= {
		authorization: await authorization(account),
		'content-type': 'application/json',
	};
	const response = await fetch(`${backend}/api/${path}`, {
		headers: ownerHeaders,
		...(body && { method: 'POST', body: JSON.stringify(body) }),
	});
	if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
	return response.json();
}

async function authorization(credentials: typeof account): Promise<string> {
	const response = await fetch(`${backend}/api/users/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(credentials),
	});
	return `JWT ${(await response.json()).token}`;
}

const firstId = async (collection: string, slug: string): Promise<number> => {
	const { docs } = await api(`${collection}?locale=de&where[slug][equals]=${slug}`);
	return docs[0].id;
};

const draftTitle = async (path: string, locale: Code): Promise<string> =>
	(await api(`${path}?draft=true&depth=0&locale=${locale}`)).title;

/** Opens a screen without a locale in its URL. The URL then names that of the form. */
async function openForm(path: string, locale: Code): Promise<void> {
	await openAdmin(page, `${backend}/admin/${path}`);
	await expect(page).toHaveURL(new RegExp(`[?&]locale=${locale}\\b`));
}

/** Publishes the open document in the only or the named languages. */
async function publish(...names: string[]): Promise<void> {
	const dialog = page.getByRole('dialog', { name: /^Publish: / });
	const boxes = dialog.getByRole('checkbox');
	await clickUntilVisible(page.locator('#action-save'), boxes.first());
	for (const box of await boxes.all())
		await box.setChecked(names.includes((await labelOf(box)).trim()));
	await dialog.getByRole('button', { name: /^Publish in/ }).click();
	await expect(dialog).toBeHidden();
}

const labelOf = (box: Locator) =>
	box.evaluate((input) =>
		input instanceof HTMLInputElement ? (input.labels?.[0]?.textContent ?? '') : '',
	);

/** Saves the languages and confirms the dialog with this text. */
async function saveLanguages(confirmation?: string): Promise<void> {
	await page.getByRole('button', { name: 'Save', exact: true }).click();
	if (confirmation) {
		const dialog = page.getByRole('dialog');
		await expect(dialog).toContainText(confirmation);
		await dialog.getByRole('button', { name: 'Change it' }).click();
	}
	await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
}

/** Checks that screens and REST use this locale if none is named: for a new account, in every language of the interface. */
async function expectDefaultLocale(code: Code): Promise<void> {
	const colleague = { email: `${crypto.randomUUID()}@example.com`, password: account.password };
	const admin = { role: 'admin', currentPassword: account.password };
	await api('users', { ...colleague, ...admin });
	const token = await authorization(colleague);
	const headers = {
		authorization: token,
		cookie: `payload-${new URL(backend).port}-token=${token.replace('JWT ', '')}`,
		'sec-fetch-site': 'same-origin',
	};
	const about = await firstId('pages', 'ueber-uns');
	const screens = [`pages/${about}`, `posts/${(await api('posts')).docs[0].id}`, 'pages'];
	// Opening a screen by its redirect stores its locale for the account, so this is done last.
	for (const language of codes)
		for (const path of [...screens.map((screen) => `collections/${screen}`), 'globals/footer']) {
			const response = await fetch(`${backend}/admin/${path}`, {
				headers: { ...headers, 'accept-language': language },
				redirect: 'manual',
			});
			expect(response.headers.get('location'), `${path} in ${language}`).toMatch(
				new RegExp(`/admin/${path}\\?locale=${code}$`),
			);
		}
	const read = async (query: string) =>
		(await fetch(`${backend}/api/pages/${about}${query}`, { headers })).json();
	const { title } = await read('');
	expect(title).toBe((await read(`?locale=${code}`)).title);
	const form = await fetch(`${backend}/admin/collections/pages/${about}`, { headers });
	expect(form.url).toContain(`locale=${code}`);
	if (title) expect(await form.text()).toContain(title);
}

test('an owner sets up a site in German, brands it, publishes, restarts, and adds a language', async ({
	browser,
}) => {
	test.setTimeout(1_200_000);

	await step('Before the set-up, visitors read a notice in their language', async () => {
		for (const [locale, heading] of [
			['en-US', 'This site is being set up'],
			['da-DK', 'Hjemmesiden er ved at blive sat op'],
			['de-DE', 'Diese Website wird gerade eingerichtet'],
		] as const) {
			const response = await fetch(site, { headers: { 'accept-language': locale } });
			expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
			expect(await response.text()).toContain(heading);
		}
		for (const origin of [site, backend])
			expect((await fetch(`${origin}/readyz`)).status).toBe(200);
	});

	await step('On a phone, the code of the terminal creates the first administrator', async () => {
		await openAdmin(page, `${backend}/admin`);
		await expect(page).toHaveURL(/\/admin\/setup$/);
		await page.getByLabel('One-time code').fill('AAAA-BBBB-CCCC-DDDD');
		await page.getByLabel('Your name').fill('Olga Brandt');
		await page.getByLabel('Your e-mail address').fill(account.email);
		await page.getByLabel('Password', { exact: true }).fill(account.password);
		await next();
		await expect(page.getByText('This is not the code that the terminal shows.')).toBeVisible();
		expect(await fitsWindow()).toBe(true);
		await page.getByLabel('One-time code').fill(code);
		await next();
		await expect(page.getByRole('heading', { name: 'Which languages?' })).toBeVisible();
	});

	await step('The set-up continues after an interruption, without a code', async () => {
		await context.clearCookies();
		expect((await restartBackend()).code).toBeUndefined();
		await openAdmin(page, `${backend}/admin/setup`);
		await page.getByLabel('E-mail address').fill(account.email);
		await page.getByLabel('Password', { exact: true }).fill(account.password);
		await page.getByRole('button', { name: 'Sign in' }).click();
		await expect(page.getByRole('heading', { name: 'Which languages?' })).toBeVisible();
		await waitForHydration(page);
	});

	await step('German is the default language, English stands beside it', async () => {
		await page.getByRole('checkbox', { name: 'Deutsch' }).check();
		await page.getByRole('checkbox', { name: 'English' }).uncheck();
		await expect(page.getByRole('radio', { name: /Deutsch/ })).toBeHidden();
		await page.getByRole('checkbox', { name: 'English' }).check();
		await page.getByRole('radio', { name: 'Default language: Deutsch' }).check();
		expect(await fitsWindow()).toBe(true);
		await next();
	});

	await step('The first pages and what the site has are as offered', async () => {
		for (const name of ['What do you begin with?', 'What does the site have?']) {
			await expect(page.getByRole('heading', { name })).toBeVisible();
			expect(await fitsWindow()).toBe(true);
			await next();
		}
	});

	await step('The company has a name, a logo, and a color whose contrast is shown', async () => {
		await page.getByLabel('Name', { exact: true }).fill('Nordbrot');
		await page.getByLabel('E-mail address for visitors').fill('hallo@example.com');
		const accent = page.getByRole('textbox', { name: 'Accent color', exact: true });
		await accent.fill('#ffee99');
		await expect(page.getByText(/^Text \d+\.\d:1$/).first()).toBeVisible();
		await accent.fill('#0b6e4f');
		const files = page.getByLabel('Logo (SVG, PNG, JPEG or WebP)');
		await files.setInputFiles({
			name: 'logo.svg',
			mimeType: 'image/svg+xml',
			buffer: Buffer.from(logo),
		});
		expect(await fitsWindow()).toBe(true);
		await next();
		await page.getByRole('button', { name: 'Set up the site' }).click();
		await expect(page.getByRole('heading', { name: 'Your site is set up' })).toBeVisible();
	});

	await step('Visitors find the first pages in both languages', async () => {
		expect(await publicHeading('/')).toBe('Willkommen bei Nordbrot');
		expect(await publicHeading('/en')).toBe('Welcome to Nordbrot');
		for (const path of ['/ueber-uns', '/kontakt', '/blog', '/impressum', '/en/about'])
			expect((await fetch(site + path)).status, path).toBe(200);
		expect(await redirectOf('/de/ueber-uns')).toEqual([301, '/ueber-uns']);
		expect(await redirectOf('/da/blog')).toEqual([302, '/blog']);
	});

	await page.setViewportSize({ width: 1440, height: 900 });
	const about = await firstId('pages', 'ueber-uns');
	const post = Number((await api('posts?locale=de&sort=id')).docs[0].id);
	const title = page.locator('#field-title');

	await step('Forms read and save German, and leave English as it is', async () => {
		for (const [document, text] of [
			[`pages/${about}`, 'Wer wir sind'],
			[`posts/${post}`, 'Guten Tag'],
		] as const) {
			const english = await draftTitle(document, 'en');
			const german = await draftTitle(document, 'de');
			await openForm(`collections/${document}`, 'de');
			await expect(title).toHaveValue(german);
			await title.fill(text);
			await expect.poll(() => draftTitle(document, 'de')).toBe(text);
			expect(await draftTitle(document, 'en')).toBe(english);
		}
		expect(saves.filter((query) => !query.includes('locale=de'))).toEqual([]);
		await openForm('globals/footer', 'de');
		await openForm('collections/pages', 'de');
		await expect(page.getByRole('link', { name: 'Wer wir sind' })).toBeVisible();
	});

	await step('A new page and the changed one are published in German', async () => {
		await openForm('collections/pages/create', 'de');
		await title.fill('Unser Team');
		await expect(page).toHaveURL(/\/pages\/\d+\?locale=de/);
		await publish('German');
		await expect.poll(() => fetchText('/unser-team')).toContain('<title>Unser Team');
		await openForm(`collections/pages/${about}`, 'de');
		await publish('German');
		await expect.poll(() => fetchText('/ueber-uns')).toContain('<title>Wer wir sind');
		expect(await fetchText('/en/about')).toContain('<title>About');
	});

	await step('After a restart, the owner edits and publishes in German again', async () => {
		expect(await restartBackend()).toEqual({});
		await openForm(`collections/pages/${about}`, 'de');
		await expect(title).toHaveValue('Wer wir sind');
		await title.fill('Wir backen');
		await expect.poll(() => draftTitle(`pages/${about}`, 'de')).toBe('Wir backen');
		await publish('German');
		await expect.poll(() => fetchText('/ueber-uns')).toContain('<title>Wir backen');
		await page.goto(`${backend}/admin/setup`);
		await expect(page.getByText('This site is set up already.')).toBeVisible();
	});

	await step('The site has the own brand, without a trace of the demo', async () => {
		const paths = [await fetchText('/sitemap-de.xml'), await fetchText('/sitemap-en.xml')]
			.flatMap((map) => [...map.matchAll(/<loc>([^<]*)/g)])
			.map(([, url = '']) => new URL(url).pathname)
			.filter((path) => !/\/(preise|pricing)\/(?!daenemark|denmark)/.test(path));
		const documents = [
			...['/docs', '/search?q=a', '/nichts', '/manifest.webmanifest', '/brand.json', '/robots.txt'],
			...['/llms.txt', '/llms-full.txt', '/en/llms-full.txt', '/sitemap.xml', '/blog/feed.xml'],
			...['/.well-known/security.txt', '/options.json', '/kontakt.md'],
		];
		const sheets = new Set<string>();
		for (const path of [...new Set(paths), ...documents]) {
			const response = await fetch(site + path, { headers: { accept: 'text/html' } });
			const text = await response.text();
			expect(demoTraces(JSON.stringify([...response.headers]) + text), path).toEqual([]);
			for (const [, sheet = ''] of text.matchAll(/href="([^"]+\.css)"/g)) sheets.add(sheet);
		}
		expect(sheets.size).toBeGreaterThan(0);
		for (const sheet of sheets) expect(demoTraces(await fetchText(sheet)), sheet).toEqual([]);
		const [, shareImage = ''] =
			/property="og:image" content="https?:\/\/[^/]*([^"]*)"/.exec(await fetchText('/kontakt')) ??
			[];
		for (const [path, type] of [
			['/favicon.ico', 'image/x-icon'],
			['/favicon.svg', 'image/svg+xml'],
			['/apple-touch-icon.png', 'image/png'],
			['/icon-512.png', 'image/png'],
			[shareImage, 'image/png'],
		] as const) {
			const { status, headers } = await fetch(site + path);
			expect([path, status, headers.get('content-type')]).toEqual([path, 200, type]);
		}
	});

	await step('What the site does not have leaves no trace', async () => {
		const options = { languages: ['de', 'en'], defaultLanguage: 'de', offAnswer: 'redirect' };
		const switchTo = (features: readonly string[]) =>
			api('languages', { ...options, currencies: ['EUR', 'DKK'], features });
		const expectGone = async (gone: readonly string[], traces: RegExp) => {
			for (const path of gone)
				await expect.poll(async () => (await fetch(site + path)).status, path).toBe(404);
			const locations = [...(await fetchText('/sitemap-de.xml')).matchAll(/<loc>([^<]*)/g)];
			const pages = locations.map(([, url = '']) => new URL(url).pathname);
			expect(pages).toContain('/kontakt');
			for (const path of [...pages, '/sitemap-de.xml', '/sitemap.xml', '/llms.txt', '/nichts'])
				expect(traces.exec(await fetchText(path))?.[0], path).toBeUndefined();
		};
		await expectGone(['/docs', '/en/docs', '/api/openapi.json'], /"\/docs|openapi|API-Dok/);
		await switchTo(['newsletter']);
		await expectGone(
			[
				...['/preise', '/prices/eur.json', '/sitemap-de-countries.xml', '/blog', '/blog/feed.xml'],
				...['/search?q=a', '/search.json?q=a'],
			],
			/\/(preise|prices|blog|search)\b|SearchAction|Preisliste/,
		);
		await switchTo(['prices', 'blog', 'newsletter', 'search']);
		await expect.poll(() => fetchText('/')).toContain('"/preise"');
	});

	await step('A changed brand applies from the next page load on', async () => {
		const visitor = await browser.newPage({ colorScheme: 'light' });
		const link = () =>
			visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--link'));
		const icon = () => visitor.locator('link[rel="icon"]').last().getAttribute('href');
		await visitor.goto(site);
		expect(await link()).toBe('#0b6e4f');
		const before = await icon();
		await api('globals/brand?locale=de', { accent: '#a3195b', _status: 'published' });
		await expect.poll(() => fetchText('/kontakt')).toContain('#a3195b');
		expect(await link()).toBe('#0b6e4f');
		await visitor.goto(`${site}/kontakt`);
		expect(await link()).toBe('#a3195b');
		expect(await icon()).not.toBe(before);
		await visitor.close();
	});

	await step('Danish is added, and a page is translated and published', async () => {
		await openAdmin(page, `${backend}/admin/languages`);
		await page.getByRole('checkbox', { name: 'Danish' }).check();
		await expect(page.getByText('Not published in Danish yet:')).toBeVisible();
		await saveLanguages('Visitors see what is published in Danish.');
		const team = await firstId('pages', 'unser-team');
		await openAdmin(page, `${backend}/admin/collections/pages/${team}?locale=da`);
		await expect(title).toHaveValue('');
		await title.fill('Vores team');
		await page.locator('#field-slug').fill('vores-team');
		const draft = () => api(`pages/${team}?draft=true&depth=0&locale=da`);
		await expect.poll(draft).toMatchObject({ title: 'Vores team', slug: 'vores-team' });
		await publish('Danish');
		await expect.poll(() => fetchText('/da/vores-team')).toContain('<title>Vores team');
		await expect.poll(() => fetchText('/unser-team')).toMatch(/hreflang="da"/i);
		expect(await draftTitle(`pages/${team}`, 'de')).toBe('Unser Team');
	});

	await step('A language that is off redirects, or is gone, and comes back', async () => {
		const visitor = await context.newPage();
		await visitor.goto(`${site}/da/vores-team`);
		await page.goto(`${backend}/admin/languages`);
		await page.getByRole('checkbox', { name: 'Danish' }).uncheck();
		await saveLanguages('Visitors no longer see the pages in Danish.');
		await expect.poll(() => redirectOf('/da/vores-team')).toEqual([302, '/unser-team']);
		await visitor.reload();
		await expect(visitor).toHaveURL(`${site}/unser-team`);
		await visitor.close();
		expect((await fetch(`${site}/sitemap-da.xml`)).status).toBe(404);
		await openAdmin(page, `${backend}/admin/languages`);
		await page.getByRole('radio', { name: /410/ }).check();
		await saveLanguages();
		await expect.poll(async () => (await redirectOf('/da/vores-team'))[0]).toBe(410);
		await page.getByRole('checkbox', { name: 'Danish' }).check();
		await saveLanguages('Visitors see what is published in Danish.');
		await expect.poll(async () => (await redirectOf('/da/vores-team'))[0]).toBe(200);
	});

	await rareStep(
		'Each language as the default is read and saved, before and after a restart',
		async () => {
			for (const code of codes) {
				await api('languages', {
					languages: codes,
					defaultLanguage: code,
					currencies: ['EUR', 'DKK'],
					offAnswer: 'redirect',
				});
				await expectDefaultLocale(code);
				await restartBackend();
				await expectDefaultLocale(code);
			}
		},
	);

	await rareStep('With German alone, no page and no screen names a language', async () => {
		await api('languages', {
			languages: ['de'],
			defaultLanguage: 'de',
			currencies: ['EUR'],
			offAnswer: 'redirect',
		});
		await expect.poll(() => redirectOf('/en/about')).toEqual([302, '/ueber-uns']);
		const sitemap = await fetchText('/sitemap-de.xml');
		expect(sitemap).not.toContain('hreflang');
		const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(
			([, url = '']) => new URL(url).pathname,
		);
		expect(paths).toEqual(expect.arrayContaining(['/', '/preise', '/blog', '/kontakt']));
		const visitor = await browser.newPage({ locale: 'en-US' });
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
		for (const path of ['collections/pages', 'globals/footer']) {
			await openForm(path, 'de');
			await expect(page.getByRole('heading').first(), path).toBeVisible();
			await expect(page.locator('.localizer'), path).toBeHidden();
			await expect(page.getByRole('link', { name: 'Translations' }), path).toHaveCount(0);
		}
		await expect(page.locator('.publishing-chip')).toHaveText(/^(Live|Changed|Draft)/);
		await expect(page.locator('.publishing-code')).toBeHidden();
		await openForm('collections/pages', 'de');
		await expect(page.locator('.language-mark').first()).toHaveText('✓ Published');
		const filter = new URLSearchParams({ 'where[or][0][and][0][language][equals]': 'de' });
		await openAdmin(page, `${backend}/admin/collections/unanswered-searches?${filter}`);
		const options = page.locator('.rs__option');
		await clickUntilVisible(page.locator('.condition__value .rs__control'), options.first());
		await expect(options).toHaveText(['German']);
	});
});
