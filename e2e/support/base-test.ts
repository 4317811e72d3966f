import { test as playwrightTest } from '@playwright/test';

/** Playwright's test. Removes the page's routes before the page closes: requests that are still in a route handler would fail the test. */
export const test = playwrightTest.extend({
	page: async ({ page }, use) => {
		await use(page);
		if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
	},
});
