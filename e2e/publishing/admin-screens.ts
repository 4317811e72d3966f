import type { Page } from '@playwright/test';
import { openBy } from '../support/open-by.ts';
import { chooseRows, chooseSidebarTab, chooseTab, openAdmin } from './admin.ts';
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
}

const form = (page: number, rest = '?locale=en') => `/collections/pages/${page}${rest}`;

/** The screens that editors use, in groups that are tested together. */
export const screens: Record<string, readonly Screen[]> = {
	'sign-in and navigation': [
		{ name: 'sign in', isPublic: true, path: () => '/login' },
		{ name: 'dashboard', path: () => '' },
		{ name: 'calendar', path: () => '/calendar' },
		{ name: 'broken links', path: () => '/broken-links' },
		{ name: 'account', path: () => '/account' },
		{ name: 'languages and currencies', path: () => '/languages' },
	],
	'an article': [
		{
			name: 'article',
			path: async (demo) =>
				`/collections/posts/${(await demo.first('posts', 'sort=id')).id}?locale=en`,
			show: (page) => page.locator('#blogSections-row-0 [contenteditable]').first().waitFor(),
		},
	],
	'a page': [
		{ name: 'form', path: (_, own) => form(own) },
		{
			name: 'section, expanded',
			path: (_, own) => form(own),
			show: async (page) => {
				await chooseTab(page, 'Content');
				const row = page.locator('#sections-row-0');
				await openBy(
					row.locator('.collapsible__toggle').first(),
					row.locator('.collapsible__content .field-type').first(),
				);
			},
		},
		{
			name: 'search and sharing',
			path: (_, own) => form(own),
			show: (page) => chooseTab(page, 'Search and sharing'),
		},
		{
			name: 'block picker',
			path: (_, own) => form(own),
			show: async (page) => {
				await chooseTab(page, 'Content');
				await openBy(
					page.locator('.blocks-field__drawer-toggler').first(),
					page.locator('.blocks-drawer__block').first(),
				);
			},
		},
		{
			name: 'languages beside the form',
			path: (_, own) => form(own),
			show: (page) => chooseSidebarTab(page, 'languages'),
		},
		{
			name: 'review beside the form',
			path: (_, own) => form(own),
			show: (page) => chooseSidebarTab(page, 'review'),
		},
		{
			name: 'uses beside the form',
			path: (_, own) => form(own),
			show: (page) => chooseSidebarTab(page, 'uses'),
		},
		{ name: 'publish', path: (_, own) => form(own), show: openPublishDialog },
		{ name: 'unpublish', path: (_, own) => form(own), show: openUnpublishDialog },
		{
			name: 'restore a version',
			path: async (demo, own) => {
				const filter = `where[parent][equals]=${own}&sort=createdAt`;
				const { id: version } = await demo.first('pages/versions', filter);
				return form(own, `/versions/${version}?locale=en`);
			},
			show: (page) =>
				openBy(
					page.getByRole('button', { name: 'Restore …' }),
					page.getByRole('dialog').getByRole('checkbox').first(),
				),
		},
		{ name: 'side by side', path: (_, own) => form(own, '/translate?locale=da') },
		{ name: 'versions', path: (_, own) => form(own, '/versions?locale=en') },
	],
	lists: [
		{
			name: 'pages, some selected',
			path: () => '/collections/pages?locale=en',
			show: chooseRows,
		},
		{
			name: 'pages, to be unpublished',
			path: () => '/collections/pages?locale=en&limit=5',
			show: async (page) => {
				await chooseRows(page);
				await openBy(
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
				openBy(page.locator('.csv-panel summary'), page.locator('.csv-panel a[download]')),
		},
		{ name: 'searches without results', path: () => '/collections/unanswered-searches' },
	],
	files: [
		{ name: 'files', path: () => '/collections/media?locale=en' },
		{ name: 'folders', path: () => '/collections/media/media-folders' },
		{
			name: 'file',
			path: async (demo) =>
				`/collections/media/${(await demo.first('media', 'sort=id')).id}?locale=en`,
		},
		{ name: 'header', path: () => '/globals/header?locale=en' },
		{ name: 'users', path: () => '/collections/users' },
	],
};

/** Opens a screen and waits until it is complete and interactive. */
export async function openScreen(
	page: Page,
	origin: string,
	screen: Screen,
	demo: Backend,
	ownPage: number,
): Promise<void> {
	await openAdmin(page, `${origin}/admin${await screen.path(demo, ownPage)}`);
	await screen.show?.(page);
	// The panels beside a form load their content after they are rendered.
	await page.waitForLoadState('networkidle');
}
