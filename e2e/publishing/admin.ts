import { expect, type Page, type Response } from '@playwright/test';
import { openBy } from '../support/open-by.ts';
import { withoutReact } from '../support/react.ts';
import { admin, signIn } from './backend.ts';
import { noteNotices } from './notices.ts';

const origin = process.env.E2E_BACKEND_URL ?? '';

/** What somebody signs in with. */
export interface Account {
	email: string;
	password: string;
}

/**
 * Makes an account, an administrator's unless said otherwise. Each test has its own: what the interface remembers of a person, such as an
 * open preview, columns of lists or the language, and whose lock is on a document, is then no other test's.
 */
export async function newAccount(fields: object = {}): Promise<Account> {
	const email = `${crypto.randomUUID()}@example.com`;
	const password = crypto.randomUUID();
	const backend = await signIn();
	const data = { email, password, role: 'admin', currentPassword: admin.password, ...fields };
	await backend.create('users', data);
	return { email, password };
}

/**
 * Opens a screen of the editors' UI and waits until React answers in all of its controls: what is typed or pressed before that is
 * lost, which takes a busy machine longer than any person.
 */
export async function openAdmin(page: Page, address: string): Promise<Response | null> {
	let answer: Response | null = null;
	// A screen that the UI still opens anew by itself, after what was done last, ends an opening that has begun.
	await expect(async () => {
		answer = await page.goto(address);
	}).toPass();
	await waitForHydration(page);
	return answer;
}

/** The same for a screen that the UI opened anew by itself. */
export async function waitForHydration(page: Page): Promise<void> {
	await expect(async () => {
		expect(await withoutReact(page, 'form, input, textarea, select, button')).toEqual([]);
	}).toPass();
}

/**
 * Signs a browser in to the editors' UI, with an account made for it unless one is given. Nothing is opened: the request is that of the form
 * for signing in, which `accounts.spec.ts` fills in.
 */
export async function signInToAdmin(
	page: Page,
	account?: Account,
	editors = origin,
): Promise<Account> {
	const { email, password } = account ?? (await newAccount());
	const response = await page.request.post(`${editors}/api/users/login`, {
		data: { email, password },
	});
	if (!response.ok()) throw new Error(`Signing in is answered ${response.status()}`);
	await noteNotices(page.context());
	return { email, password };
}

/** Opens a document in English, for example `pages/12`, for somebody who is signed in. */
export async function openDocument(page: Page, document: string): Promise<void> {
	await openAdmin(page, `${origin}/admin/collections/${document}?locale=en`);
}

/** Shows the fields of a tab of the open form. */
export async function chooseTab(page: Page, name: string): Promise<void> {
	await page.locator('.tabs-field__tab-button', { hasText: name }).click();
}

/** Shows the panels of a tab beside the open form. */
export async function chooseSidebarTab(
	page: Page,
	name: 'publish' | 'languages' | 'review' | 'uses',
): Promise<void> {
	const tab = page.locator(`[role=tab][data-tab=${name}]`);
	await openBy(tab, tab.and(page.locator('[aria-selected=true]')));
}

/**
 * Chooses the rows of the open list. The box above them is not asked whether it is checked: with a row that a colleague has open, which
 * cannot be chosen, it shows that only some are.
 */
export async function chooseRows(page: Page): Promise<void> {
	await openBy(page.locator('thead input[type=checkbox]'), page.locator('.list-selection'));
}
