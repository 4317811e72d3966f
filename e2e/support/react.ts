import { expect, type Page } from '@playwright/test';

/** What has to be React's before a page answers everywhere. */
export const interactiveElements = 'body, main [data-interactive], main form, main button';

/**
 * Gives the first intent until React answers everywhere; intents before the first paint don't count.
 * A section whose code is on its way is hydrated after the rest of the page: until then its forms are sent to the server.
 */
export async function startReact(page: Page): Promise<void> {
	await expect(async () => {
		await page.keyboard.press('Shift');
		expect(await withoutReact(page, interactiveElements)).toEqual([]);
	}).toPass();
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** The beginnings of the elements of a selector that React hasn't taken over; says so too when there are none at all. */
export function withoutReact(page: Page, selector: string): Promise<string[]> {
	return page.evaluate(elementsWithoutReact, selector);
}

/** The same, called in the page. */
export function elementsWithoutReact(selector: string): string[] {
	const isReacts = (element: Element) =>
		Object.keys(element).some((key) => key.startsWith('__reactProps$'));
	const all = [...document.querySelectorAll(selector)];
	if (all.length === 0) return ['no element yet'];
	return all.filter((element) => !isReacts(element)).map(({ outerHTML }) => outerHTML.slice(0, 80));
}
