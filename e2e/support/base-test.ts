import { test as playwrightTest } from '@playwright/test';

/** Playwright's test; its page forgets its routes before it closes: requests still on their way through one would fail the test. */
export const test = playwrightTest.extend({
	page: async ({ page }, use) => {
		await use(page);
		if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
	},
});
