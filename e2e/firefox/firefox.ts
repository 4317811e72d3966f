import { test as base, expect } from '@playwright/test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { elementsWithoutReact, interactiveElements } from '../support/react.ts';

interface Fixtures {
	/** A page in Firefox, in a context of its own. What it logs as a warning or an error, or throws, fails the test. */
	firefoxPage: Page;
}

/** Longer than a passing test waits, however busy the machine is. */
const timeout = 120_000;

/** Playwright's test with a page in Debian's Firefox: Playwright itself drives only a Firefox of its own, Puppeteer any one, by WebDriver BiDi. */
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
		const faults: string[] = [];
		page.on('console', (message) => {
			if (/^(?:warn|error)$/.test(message.type())) faults.push(message.text());
		});
		page.on('pageerror', (error) => faults.push(String(error)));
		await use(page);
		await context.close();
		expect(faults, 'warnings and errors of the page').toEqual([]);
	},
});

export { expect };

/** Opens an address of the site and starts React. */
export async function open(page: Page, address: string): Promise<void> {
	await page.goto(new URL(address, process.env.E2E_SITE_URL).href);
	await startReact(page);
}

/** Gives the first intent until React answers everywhere. A page that is left before has lost its scripts, which Firefox reports as missing. */
export async function startReact(page: Page): Promise<void> {
	await expect(async () => {
		await page.keyboard.press('Shift');
		expect(await page.evaluate(elementsWithoutReact, interactiveElements)).toEqual([]);
	}).toPass();
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** Waits for an address, by its path and query. */
export async function expectAddress(page: Page, address: string | RegExp): Promise<void> {
	const current = () => page.url().slice(new URL(page.url()).origin.length);
	const expected = typeof address === 'string' ? address : expect.stringMatching(address);
	await expect.poll(current).toEqual(expected);
}

/** The text of the first element of a selector; undefined where there is none. */
export function textOf(page: Page, selector: string): Promise<string | undefined> {
	return page.evaluate(
		(selector) => document.querySelector(selector)?.textContent ?? undefined,
		selector,
	);
}
