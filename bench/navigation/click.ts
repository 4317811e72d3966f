import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { readPageTimings } from './page-timings.ts';

/** Time that the pointer rests on a link before the click, in milliseconds. */
const restMs = 400;

/** Opens a page, clicks one of its links, and returns the milliseconds from the click to the first paint of the next page. */
export async function timeOfClick(browser: Browser, from: string, link: string): Promise<number> {
	// A new context per visit, so that the browser has only cached what the first page loaded.
	const context = await browser.createBrowserContext();
	try {
		const page = await context.newPage();
		await page.setViewport({ width: 1440, height: 900 });
		await page.goto(from, { waitUntil: 'load' });
		await page.evaluate(() => {
			addEventListener('click', () => {
				localStorage.setItem('clicked-at', String(performance.timeOrigin + performance.now()));
			});
		});
		await (await visibleElement(page, link)).hover();
		await sleep(restMs);
		await page.mouse.down();
		await page.mouse.up();
		const { clicked, painted } = await readPageTimings(browser, from);
		return painted - clicked;
	} finally {
		await context.close();
	}
}

async function visibleElement(page: Page, selector: string) {
	for (const element of await page.$$(selector)) if (await element.isVisible()) return element;
	throw new Error(`No ${selector} is visible on ${page.url()}`);
}
