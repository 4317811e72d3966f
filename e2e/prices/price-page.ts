import type { Locator, Page } from '@playwright/test';
import { startReact } from '../support/react.ts';

/** The cells of the comparison's first row of figures: the standard SMS price of each country. */
export function smsFigures(table: Locator): Locator {
	return table.locator('tbody').first().locator('tr:has(td)').first().locator('td');
}

/** The buttons that remove the chosen countries. */
export function removeButtons(page: Page): Locator {
	return page.locator('thead button[name=countries]');
}

/** The options of the country field. The estimator on the same page has its own options. */
export function offeredCountries(page: Page): Locator {
	return page.getByRole('listbox').getByRole('option');
}

/** Opens the page and starts React. */
export async function openPrices(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await startReact(page);
}
