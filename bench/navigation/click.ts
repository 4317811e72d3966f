import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { momentsOfShownPage } from './shown-page.ts';

/** How long a pointer rests on a link before it clicks. */
const restMs = 400;

/** Opens a page, follows one of its links by mouse, and returns the milliseconds from the click to the first paint of the page it leads to. */
export async function timeOfClick(browser: Browser, from: string, link: string): Promise<number> {
	// Each visit has nothing stored but what the page it starts from brought.
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
		await (await visible(page, link)).hover();
		await sleep(restMs);
		await page.mouse.down();
		await page.mouse.up();
		const { clicked, painted } = await momentsOfShownPage(browser, from);
		return painted - clicked;
	} finally {
		await context.close();
	}
}

async function visible(page: Page, selector: string) {
	for (const element of await page.$$(selector)) if (await element.isVisible()) return element;
	throw new Error(`No ${selector} is visible on ${page.url()}`);
}
