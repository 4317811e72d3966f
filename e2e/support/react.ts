import { expect, type Page } from '@playwright/test';

/**
 * Gives the first intent until React answers everywhere; intents before the first paint don't count.
 * A section whose code is on its way is hydrated after the rest of the page: until then its forms are sent to the server.
 */
export async function startReact(page: Page): Promise<void> {
	await expect(async () => {
		await page.keyboard.press('Shift');
		expect(await page.evaluate(partsWithoutReact)).toEqual([]);
	}).toPass();
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** The names of the elements among body, interactive sections, forms and buttons that React hasn't taken over. */
function partsWithoutReact(): string[] {
	const isReacts = (element: Element) =>
		Object.keys(element).some((key) => key.startsWith('__reactProps$'));
	return [...document.querySelectorAll('body, main [data-interactive], main form, main button')]
		.filter((element) => !isReacts(element))
		.map(({ outerHTML }) => outerHTML.slice(0, 80));
}
