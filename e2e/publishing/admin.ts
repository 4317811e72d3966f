import { type BrowserContext, expect, type Page, type Response, test } from '@playwright/test';
import { clickUntilVisible } from '../support/click-until.ts';
import { unhydratedElements } from '../support/react.ts';
import { admin, signIn } from './backend.ts';
import { recordNoticesIn } from './notices.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';

/** The credentials of an account. */
export interface Account {
	email: string;
	password: string;
}

/**
 * Creates an account, by default of an administrator. Each test has its own account, so that tests do not share preferences (such as an
 * open preview, columns of lists or the language) and locks on documents.
 */
export async function newAccount(fields: object = {}): Promise<Account> {
	const email = `${crypto.randomUUID()}@example.com`;
	const password = crypto.randomUUID();
	const backend = await signIn();
	const data = { email, password, role: 'admin', currentPassword: admin.password, ...fields };
	await backend.create('users', data);
	return { email, password };
}

/** Creates a page before each test of the file, with a slug of its own, and deletes it afterwards. */
export function ownPage(fields: object): { id: number; slug: string } {
	const own = { id: 0, slug: '' };
	test.beforeEach(async () => {
		own.slug = `own-${crypto.randomUUID()}`;
		const backend = await signIn();
		own.id = (await backend.create('pages', { slug: own.slug, ...fields })).id;
	});
	test.afterEach(async () => (await signIn()).remove('pages', own.id));
	return own;
}

/** Sets the language of the editors' interface, as its own choice of language stores it. */
export const chooseInterfaceLanguage = (context: BrowserContext, language: string): Promise<void> =>
	context.addCookies([
		{ name: `payload-${new URL(origin).port}-lng`, value: language, url: origin },
	]);

/**
 * Opens a screen of the admin and waits until all of its controls are hydrated. Earlier input is lost; on a busy machine, hydration takes
 * longer than a person's first click.
 */
export async function openAdmin(page: Page, url: string): Promise<Response | null> {
	let response: Response | null = null;
	// A navigation that the admin itself starts after the previous action aborts this one.
	await expect(async () => {
		response = await page.goto(url);
	}).toPass();
	await waitForHydration(page);
	return response;
}

/** Waits for hydration of a screen that the admin has reloaded by itself. */
export async function waitForHydration(page: Page): Promise<void> {
	await expect(async () => {
		expect(await unhydratedElements(page, 'form, input, textarea, select, button')).toEqual([]);
	}).toPass();
}

/**
 * Signs a browser in to the admin, with a new account by default. Opens no page: it sends the request of the login form, which
 * `accounts.spec.ts` tests.
 */
export async function signInToAdmin(
	page: Page,
	account?: Account,
	backendOrigin = origin,
): Promise<Account> {
	const { email, password } = account ?? (await newAccount());
	const response = await page.request.post(`${backendOrigin}/api/users/login`, {
		data: { email, password },
	});
	if (!response.ok()) throw new Error(`Signing in failed with status ${response.status()}`);
	await recordNoticesIn(page.context());
	return { email, password };
}

/** Opens a document in English, for example `pages/12`. Requires a session. */
export async function openDocument(page: Page, document: string): Promise<void> {
	await openAdmin(page, `${origin}/admin/collections/${document}?locale=en`);
}

/** Shows the fields of a tab of the open form. */
export async function openTab(page: Page, name: string): Promise<void> {
	await page.locator('.tabs-field__tab-button', { hasText: name }).click();
}

/** Shows the panels of a tab beside the open form. */
export async function openSidebarTab(
	page: Page,
	name: 'publish' | 'languages' | 'review' | 'uses',
): Promise<void> {
	const tab = page.locator(`[role=tab][data-tab=${name}]`);
	await clickUntilVisible(tab, tab.and(page.locator('[aria-selected=true]')));
}

/**
 * Selects the rows of the open list. Does not test whether the checkbox above them is checked: if a row is locked by a colleague and
 * cannot be selected, the checkbox shows a partial selection.
 */
export async function selectRows(page: Page): Promise<void> {
	await clickUntilVisible(
		page.locator('thead input[type=checkbox]'),
		page.locator('.list-selection'),
	);
}
