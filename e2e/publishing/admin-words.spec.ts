import { type Browser, expect, type Page, test } from '@playwright/test';
import { chooseSidebarTab, newAccount, openAdmin, signInToAdmin } from './admin.ts';
import { type Backend, signIn } from './backend.ts';
import { makeOwnPage } from './own-page.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';

/** Names, and words that are the same in English. */
const names = ['API', 'Dansk', 'Deutsch', 'DKK', 'DKK premium', 'English', 'EUR', 'EUR premium'];
const sharedWords = [
	'Administrator',
	'Animation',
	'Blog',
	'Link',
	'Links',
	'Releases',
	'Status',
	'Video',
];
const sameInEnglish: Record<'da' | 'de', ReadonlySet<string>> = {
	da: new Set([...names, ...sharedWords, 'Menu']),
	de: new Set([...names, ...sharedWords, 'Name', 'Text']),
};

/** Elements with texts of the interface, not with content. */
const interfaceSelector =
	'button, label, th, h3, h4, legend, nav a, .field-description, .field-diff-label, .tabs-field__tab-button, .pill, .btn';

/** The texts of the interface on a screen: visible texts and accessible names. */
const interfaceTexts = (page: Page) =>
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
		const accessibleTexts = [...document.querySelectorAll('[aria-label], [title]')]
			.filter(
				(element) =>
					element.checkVisibility({ visibilityProperty: true }) &&
					!element.closest('.doc-header, td, .react-select'),
			)
			.flatMap((element) => [
				element.getAttribute('aria-label') ?? '',
				element.getAttribute('title') ?? '',
			]);
		return [...new Set([...texts, ...accessibleTexts].map((text) => text.trim()))].filter((text) =>
			/^[A-Za-z][A-Za-z +-]{2,}$/.test(text),
		);
	}, interfaceSelector);

interface Screen {
	path: string;
	/** Matches an element that is visible once the screen is complete. */
	readySelector: string;
	show?(page: Page): Promise<unknown>;
}

async function screens(demo: Backend, ownPage: number): Promise<Screen[]> {
	const { id: version } = await demo.first('pages/versions', `where[parent][equals]=${ownPage}`);
	const { id: post } = await demo.first('posts', 'sort=id');
	const { id: file } = await demo.first('media', 'sort=id');
	return [
		{ path: '', readySelector: 'h1, h2' },
		{ path: '/account', readySelector: '.payload-settings' },
		{ path: '/languages', readySelector: '.site-languages' },
		{ path: '/collections/pages', readySelector: 'tbody td' },
		{
			path: `/collections/pages/${ownPage}`,
			readySelector: '.doc-tab',
			show: async (page) => {
				await page.locator('#live-preview-toggler').click();
				await expect(page.locator('.live-preview-toolbar-controls__breakpoint')).toBeVisible();
			},
		},
		{ path: `/collections/pages/${ownPage}/versions/${version}`, readySelector: '.diff-collapser' },
		...(['publish', 'languages', 'review', 'uses'] as const).map((tab) => ({
			path: `/collections/posts/${post}?beside=${tab}`,
			readySelector: '.doc-tab',
			show: (page: Page) => chooseSidebarTab(page, tab),
		})),
		{ path: `/collections/media/${file}`, readySelector: '.doc-tab' },
		{ path: '/collections/media/media-folders', readySelector: '.search-bar, .list-header, h1' },
		{ path: '/collections/sms-prices', readySelector: 'tbody td' },
	];
}

/** Collects the texts of all screens, by path. Uses its own account, because the admin stores for each person whether a preview is open. */
async function collect(browser: Browser, language: string, all: readonly Screen[]) {
	const context = await browser.newContext();
	const page = await context.newPage();
	await signInToAdmin(page, await newAccount({ name: 'Rikke' }));
	await context.addCookies([{ name: 'payload-lng', value: language, url: origin }]);
	const texts = new Map<string, readonly string[]>();
	for (const { path, readySelector, show } of all) {
		await openAdmin(page, `${origin}/admin${path}`);
		await expect(page.locator(readySelector).first()).toBeVisible();
		await show?.(page);
		texts.set(path, await interfaceTexts(page));
	}
	await context.close();
	return texts;
}

test('no English text is left on the Danish and German screens', async ({ browser }) => {
	const demo = await signIn();
	const ownPage = await makeOwnPage(demo);
	const all = await screens(demo, ownPage);
	const english = await collect(browser, 'en', all);
	for (const language of ['da', 'de'] as const)
		for (const [path, texts] of await collect(browser, language, all)) {
			const isUntranslated = (text: string) =>
				english.get(path)?.includes(text) && !sameInEnglish[language].has(text);
			expect.soft(texts.filter(isUntranslated), `${language} ${path}`).toEqual([]);
		}
	await demo.remove('pages', ownPage);
});
