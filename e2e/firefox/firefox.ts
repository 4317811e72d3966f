import { test as base, expect } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { findUnhydratedElements, interactiveElements } from '../support/react.ts';

interface Fixtures {
	/** A page in Firefox in its own context. A warning or error that it logs or throws fails the test. */
	firefoxPage: Page;
}

/** In milliseconds. Passing tests do not reach it, even on a busy machine. */
const timeout = 120_000;

/** Playwright's test with a page in Debian's Firefox. Puppeteer supports it by WebDriver BiDi; Playwright needs its own Firefox build. */
export const test = base.extend<Fixtures, { firefox: Browser }>({
	firefox: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
		async ({}, use) => {
			const browser = await launch({
				browser: 'firefox',
				executablePath: process.env.FIREFOX_PATH ?? '',
				protocolTimeout: timeout,
				timeout,
			});
			await use(browser);
			await browser.close();
		},
		{ scope: 'worker', timeout },
	],
	firefoxPage: async ({ firefox }, use) => {
		const context = await firefox.createBrowserContext();
		const page = await context.newPage();
		await page.setViewport({ width: 1440, height: 900 });
		page.setDefaultTimeout(timeout);
		const problems: string[] = [];
		page.on('console', (message) => {
			if (/^(?:warn|error)$/.test(message.type())) problems.push(message.text());
		});
		page.on('pageerror', (error) => problems.push(String(error)));
		await use(page);
		// Closing cuts off requests too.
		const problemsBeforeClosing = [...problems];
		await context.close();
		expect(problemsBeforeClosing, 'warnings and errors of the page').toEqual([]);
	},
});

export { expect };

/** Opens a URL of the site and starts React. */
export async function open(page: Page, url: string): Promise<void> {
	await page.goto(new URL(url, process.env.E2E_SITE_URL).href);
	await startReact(page);
}

/** Presses a key until React has hydrated the page. If a test left the page earlier, Firefox would report missing scripts. */
export async function startReact(page: Page): Promise<void> {
	await expect(async () => {
		await page.keyboard.press('Shift');
		expect(await page.evaluate(findUnhydratedElements, interactiveElements)).toEqual([]);
	}).toPass();
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/**
 * Silences the console of the document that is left next: Firefox cuts off its requests, such as that for a newer build, and still lets
 * it log their errors.
 */
export async function prepareToLeave(page: Page): Promise<void> {
	await page.evaluate(() => {
		console.warn = () => {};
		console.error = () => {};
	});
}

/** Waits until the page's URL has the given path and query. */
export async function expectUrl(page: Page, url: string | RegExp): Promise<void> {
	const current = () => page.url().slice(new URL(page.url()).origin.length);
	const expected = typeof url === 'string' ? url : expect.stringMatching(url);
	await expect.poll(current).toEqual(expected);
}

/** The text of the first matching element; undefined if there is none. */
export function textOf(page: Page, selector: string): Promise<string | undefined> {
	return page.evaluate(
		(selector) => document.querySelector(selector)?.textContent ?? undefined,
		selector,
	);
}
