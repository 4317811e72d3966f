import type { Locator, Page } from '@playwright/test';
import { startReact } from '../support/react.ts';

/** The price page in each language, and how it writes the euro price of one SMS. */
export const pricePages = [
	{ path: '/pricing', heading: 'Prices by country in Euro', euros: /^€0\.\d{2,6}$/ },
	{ path: '/da/priser', heading: 'Priser pr. land, valuta: Euro', euros: /^0,\d{2,6}\s€$/ },
	{ path: '/de/preise', heading: 'Preise nach Land, Währung: Euro', euros: /^0,\d{2,6}\s€$/ },
] as const;

/** What stands in the comparison's first line of figures: standard SMS, one for each country. */
export function smsFigures(table: Locator): Locator {
	return table.locator('tbody').first().locator('tr:has(td)').first().locator('td');
}

/** The chosen countries, by what their buttons for leaving them out are called. */
export function removeButtons(page: Page): Locator {
	return page.locator('thead button[name=countries]');
}

/** What the field for countries offers; the estimator on the same page has options of its own. */
export function offeredCountries(page: Page): Locator {
	return page.getByRole('listbox').getByRole('option');
}

/** Opens the page with React running, as after a visitor's first touch. */
export async function openPrices(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await startReact(page);
}
