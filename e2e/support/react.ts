import { expect, type Page } from '@playwright/test';

/** Selector of the elements that React must have hydrated before the whole page is interactive. */
export const interactiveElements = 'body, main [data-interactive], main form, main button';

/**
 * Presses a key, which starts React, until React has hydrated the whole page.
 * A section whose code is still loading is hydrated after the rest of the page: until then its forms are submitted to the server.
 */
export async function startReact(page: Page): Promise<void> {
	await expect(async () => {
		await page.keyboard.press('Shift');
		expect(await unhydratedElements(page, interactiveElements)).toEqual([]);
	}).toPass();
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** The first 80 characters of each matching element that React has not hydrated; `no element yet` if no element matches. */
export function unhydratedElements(page: Page, selector: string): Promise<string[]> {
	return page.evaluate(findUnhydratedElements, selector);
}

/** `unhydratedElements` without a page: runs in the browser. */
export function findUnhydratedElements(selector: string): string[] {
	const isHydrated = (element: Element) =>
		Object.keys(element).some((key) => key.startsWith('__reactProps$'));
	const elements = [...document.querySelectorAll(selector)];
	if (elements.length === 0) return ['no element yet'];
	return elements
		.filter((element) => !isHydrated(element))
		.map(({ outerHTML }) => outerHTML.slice(0, 80));
}
