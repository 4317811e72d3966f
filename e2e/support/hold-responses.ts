import type { Page } from '@playwright/test';

/** Holds the page's requests to matching URLs until the returned function is called. */
export async function holdResponses(page: Page, url: RegExp): Promise<() => void> {
	const gate = Promise.withResolvers<void>();
	await page.route(url, async (route) => {
		await gate.promise;
		await route.continue();
	});
	return gate.resolve;
}
