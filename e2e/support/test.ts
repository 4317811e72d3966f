import { expect } from '@playwright/test';
import { test as base } from './base-test.ts';

/** Errors that the page logs or throws. */
interface PageErrors {
	pageErrors: string[];
}

/** Playwright's test; fails if the page logs or throws an error. A test removes the errors that it expects. */
export const test = base.extend<PageErrors>({
	pageErrors: [
		async ({ page }, use) => {
			const errors: string[] = [];
			page.on('console', (message) => {
				if (message.type() === 'error')
					errors.push(`${message.text()} (${message.location().url})`);
			});
			page.on('pageerror', (error) => errors.push(String(error)));
			await use(errors);
			expect(errors, 'errors in the browser console').toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
