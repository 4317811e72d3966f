import type { Page } from '@playwright/test';
import { clickUntilVisible } from '../support/click-until.ts';
import { openAdmin, openSidebarTab, openTab, selectRows } from './admin.ts';
import type { Backend } from './backend.ts';
import { openPublishDialog, openUnpublishDialog } from './publishing-dialogs.ts';

/** A screen of the admin. */
export interface Screen {
	name: string;
	/** Shown without a session. */
	isPublic?: true;
	/** The path below `/admin`; `ownPage` is the ID of the test's page. */
	path(demo: Backend, ownPage: number): Promise<string> | string;
	/** Opens further parts of the screen. */
	show?(page: Page): Promise<unknown>;
	/** A part of the previous screen in the list: no navigation is needed. */
	isOnPreviousScreen?: true;
	/** Checks the focus indicators of all tab stops, before `show`. */
	checksFocus?: true;
	/** Compares its texts in German with the English ones; the type check asks for Danish ones. `show` must work in both languages. */
	isTranslated?: true;
}

const form = (page: number, rest = '?locale=en') => `/collections/pages/${page}${rest}`;

async function versionPath(demo: Backend, own: number): Promise<string> {
	const filter = `where[parent][equals]=${own}&sort=createdAt`;
	const { id: version } = await demo.first('pages/versions', filter);
	return form(own, `/versions/${version}?locale=en`);
}

/** The screens that editors use, in groups that are tested together. */
export const screens: Record<string, readonly Screen[]> = {
	'sign-in and navigation': [
		{ name: 'sign in', isPublic: true, checksFocus: true, path: () => '/login' },
		{ name: 'dashboard', checksFocus: true, isTranslated: true, path: () => '' },
		{ name: 'planned', isTranslated: true, path: () => '/planned' },
		{ name: 'account', isTranslated: true, path: () => '/account' },
		{ name: 'languages and features', isTranslated: true, path: () => '/languages' },
	],
	'an article and a product': [
		{
			name: 'article',
			path: async (demo) =>
				`/collections/posts/${(await demo.first('posts', 'sort=id')).id}?locale=en`,
			show: (page) => page.locator('#blogSections-row-0 [contenteditable]').first().waitFor(),
		},
		...(['publish', 'languages', 'review', 'uses'] as const).map(
			(tab): Screen => ({
				name: `${tab} beside the article`,
				path: async (demo) =>
					`/collections/posts/${(await demo.first('posts', 'sort=id')).id}?locale=en`,
				show: (page) => openSidebarTab(page, tab),
				isTranslated: true,
				isOnPreviousScreen: true,
			}),
		),
		{
			name: 'product',
			path: async (demo) => `/collections/products/${(await demo.first('products', 'sort=id')).id}`,
		},
	],
	'a page': [
		{ name: 'form', checksFocus: true, path: (_, own) => form(own) },
		{
			name: 'search and sharing',
			path: (_, own) => form(own),
			show: (page) => openTab(page, 'Search and sharing'),
			isOnPreviousScreen: true,
		},
		{
			name: 'section, expanded',
			path: (_, own) => form(own),
			show: async (page) => {
				await openTab(page, 'Content');
				const row = page.locator('#sections-row-0');
				await clickUntilVisible(
					row.locator('.collapsible__toggle').first(),
					row.locator('.collapsible__content .field-type').first(),
				);
			},
			isOnPreviousScreen: true,
		},
		...(['languages', 'review', 'uses'] as const).map(
			(tab): Screen => ({
				name: `${tab} beside the form`,
				path: (_, own) => form(own),
				show: (page) => openSidebarTab(page, tab),
				isOnPreviousScreen: true,
			}),
		),
		{
			name: 'block picker',
			path: (_, own) => form(own),
			show: (page) =>
				clickUntilVisible(
					page.locator('.blocks-field__drawer-toggler').first(),
					page.locator('.blocks-drawer__block').first(),
				),
			isOnPreviousScreen: true,
		},
		{ name: 'publish', path: (_, own) => form(own), show: openPublishDialog },
		{ name: 'unpublish', path: (_, own) => form(own), show: openUnpublishDialog },
	],
	'a page in other views': [
		{ name: 'side by side', path: (_, own) => form(own, '/translate?locale=da') },
		{ name: 'versions', path: (_, own) => form(own, '/versions?locale=en') },
		{ name: 'version', path: versionPath, isTranslated: true },
		{
			name: 'restore a version',
			path: versionPath,
			show: (page) =>
				clickUntilVisible(
					page.getByRole('button', { name: 'Restore …' }),
					page.getByRole('dialog').getByRole('checkbox').first(),
				),
			isOnPreviousScreen: true,
		},
		// The last one, because an open preview is stored in the account's preferences.
		{
			name: 'live preview',
			path: (_, own) => form(own),
			show: (page) =>
				clickUntilVisible(
					page.locator('#live-preview-toggler'),
					page.locator('.live-preview-toolbar-controls__breakpoint'),
				),
			isTranslated: true,
		},
	],
	lists: [
		{
			name: 'pages, some selected',
			path: () => '/collections/pages?locale=en',
			show: selectRows,
			isTranslated: true,
		},
		{
			name: 'pages, to be unpublished',
			path: () => '/collections/pages?locale=en&limit=5',
			checksFocus: true,
			show: async (page) => {
				await selectRows(page);
				await clickUntilVisible(
					page.getByRole('button', { name: /^Unpublish …/ }),
					page.getByRole('dialog').filter({ visible: true }).getByRole('checkbox').first(),
				);
			},
		},
		{ name: 'trash', path: () => '/collections/pages/trash?locale=en' },
		{ name: 'translations', path: () => '/collections/translation-states' },
		{ name: 'releases', path: () => '/collections/releases' },
		{ name: 'release, new', path: () => '/collections/releases/create' },
		{ name: 'forms', path: () => '/collections/forms' },
		{
			name: 'form for visitors, with its preview',
			path: async (demo) =>
				`/collections/forms/${(await demo.first('forms', 'sort=id')).id}?locale=en`,
		},
		{
			name: 'prices, with the panel for files',
			path: () => '/collections/sms-prices?limit=5',
			show: (page) =>
				clickUntilVisible(
					page.locator('.csv-panel summary'),
					page.locator('.csv-panel a[download]').first(),
				),
			checksFocus: true,
			isTranslated: true,
		},
		{
			name: 'price',
			path: async (demo) =>
				`/collections/sms-prices/${(await demo.first('sms-prices', 'sort=id')).id}`,
			checksFocus: true,
		},
		{ name: 'searches without results', path: () => '/collections/unanswered-searches' },
	],
	files: [
		{ name: 'files', checksFocus: true, path: () => '/collections/media?locale=en&limit=5' },
		{ name: 'folders', isTranslated: true, path: () => '/collections/media/media-folders' },
		{
			name: 'file',
			path: async (demo) =>
				`/collections/media/${(await demo.first('media', 'sort=id')).id}?locale=en`,
			checksFocus: true,
			isTranslated: true,
		},
		{ name: 'header', path: () => '/globals/header?locale=en' },
		{ name: 'users', path: () => '/collections/users' },
	],
};

/** Opens a screen and waits until it is complete. */
export async function openScreen(
	page: Page,
	origin: string,
	screen: Screen,
	demo: Backend,
	ownPage: number,
): Promise<void> {
	// A stream that is always open (`plugins/presence`) would keep the network busy.
	await page.route('**/api/presence/**', (route) => route.fulfill({ status: 204 }));
	await openAdmin(page, `${origin}/admin${await screen.path(demo, ownPage)}`);
	await page.waitForLoadState('networkidle');
}

/** Opens further parts of a screen (`show`) and waits until they are loaded. */
export async function showParts(page: Page, screen: Screen): Promise<void> {
	await screen.show?.(page);
	await page.waitForLoadState('networkidle');
}
