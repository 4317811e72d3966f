import { type Browser, expect, type Page, test } from '@playwright/test';
import { chooseSidebarTab, newAccount, openAdmin, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';
import { makeOwnPage } from './own-page.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';

/** Names, and words that a language has from English or shares with it. */
const names = ['API', 'Dansk', 'Deutsch', 'DKK', 'DKK premium', 'English', 'EUR', 'EUR premium'];
const shared = [
	'Administrator',
	'Animation',
	'Blog',
	'Link',
	'Links',
	'Releases',
	'Status',
	'Video',
];
const alike: Record<'da' | 'de', ReadonlySet<string>> = {
	da: new Set([...names, ...shared, 'Menu']),
	de: new Set([...names, ...shared, 'Name', 'Text']),
};

/** Where the interface speaks, and not what editors have written. */
const speaking =
	'button, label, th, h3, h4, legend, nav a, .field-description, .field-diff-label, .tabs-field__tab-button, .pill, .btn';

/** What a screen says by itself, shown or read aloud. */
const wordsOn = (page: Page) =>
	page.evaluate((selector) => {
		const contentSelector =
			'[class*=row-label], .section-title, .doc-header, td, .react-select, .editor-shell';
		const texts = [...document.querySelectorAll(selector)]
			.filter((element) => element.checkVisibility() && !element.closest(contentSelector))
			.flatMap((element) =>
				[...element.childNodes].map(({ nodeType, nodeValue }) =>
					nodeType === Node.TEXT_NODE ? (nodeValue ?? '') : '',
				),
			);
		const aloud = [...document.querySelectorAll('[aria-label], [title]')]
			.filter(
				(element) =>
					element.checkVisibility({ visibilityProperty: true }) &&
					!element.closest('.doc-header, td, .react-select'),
			)
			.flatMap((element) => [
				element.getAttribute('aria-label') ?? '',
				element.getAttribute('title') ?? '',
			]);
		return [...new Set([...texts, ...aloud].map((text) => text.trim()))].filter((text) =>
			/^[A-Za-z][A-Za-z +-]{2,}$/.test(text),
		);
	}, speaking);

interface Screen {
	path: string;
	/** What is there once the screen is whole. */
	whole: string;
	show?(page: Page): Promise<unknown>;
}

async function screens(demo: Backend, own: number): Promise<Screen[]> {
	const { id: version } = await demo.first('pages/versions', `where[parent][equals]=${own}`);
	const { id: post } = await demo.first('posts', 'sort=id');
	const { id: file } = await demo.first('media', 'sort=id');
	return [
		{ path: '', whole: 'h1, h2' },
		{ path: '/account', whole: '.payload-settings' },
		{ path: '/languages', whole: '.site-languages' },
		{ path: '/collections/pages', whole: 'tbody td' },
		{
			path: `/collections/pages/${own}`,
			whole: '.doc-tab',
			show: async (page) => {
				await page.locator('#live-preview-toggler').click();
				await expect(page.locator('.live-preview-toolbar-controls__breakpoint')).toBeVisible();
			},
		},
		{ path: `/collections/pages/${own}/versions/${version}`, whole: '.diff-collapser' },
		...(['publish', 'languages', 'review', 'uses'] as const).map((tab) => ({
			path: `/collections/posts/${post}?beside=${tab}`,
			whole: '.doc-tab',
			show: (page: Page) => chooseSidebarTab(page, tab),
		})),
		{ path: `/collections/media/${file}`, whole: '.doc-tab' },
		{ path: '/collections/media/media-folders', whole: '.search-bar, .list-header, h1' },
		{ path: '/collections/sms-prices', whole: 'tbody td' },
	];
}

/** By an account of its own: whether a preview is open is remembered of each person. */
async function collect(browser: Browser, language: string, all: readonly Screen[]) {
	const context = await browser.newContext();
	const page = await context.newPage();
	await signInToAdmin(page, await newAccount({ name: 'Rikke' }));
	await context.addCookies([{ name: 'payload-lng', value: language, url: origin }]);
	const texts = new Map<string, readonly string[]>();
	for (const { path, whole, show } of all) {
		await openAdmin(page, `${origin}/admin${path}`);
		await expect(page.locator(whole).first()).toBeVisible();
		await show?.(page);
		texts.set(path, await wordsOn(page));
	}
	await context.close();
	return texts;
}

test('no English is left on the Danish and German screens', async ({ browser }) => {
	const demo = await signIn();
	const own = await makeOwnPage(demo);
	const all = await screens(demo, own);
	const english = await collect(browser, 'en', all);
	for (const language of ['da', 'de'] as const)
		for (const [path, texts] of await collect(browser, language, all)) {
			const isLeft = (text: string) =>
				english.get(path)?.includes(text) && !alike[language].has(text);
			expect.soft(texts.filter(isLeft), `${language} ${path}`).toEqual([]);
		}
	await demo.remove('pages', own);
});
