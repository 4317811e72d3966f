import type { Page } from '@playwright/test';

/** Keeps what the page asks for at matching addresses on its way until the returned function is called. */
export async function holdResponses(page: Page, address: RegExp): Promise<() => void> {
	const held = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		await held.promise;
		await route.continue();
	});
	return held.resolve;
}
