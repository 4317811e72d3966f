import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/test';

const viewer = '.scalar-app';

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	for (const path of ['/docs', '/da/docs', '/de/docs']) {
		test(`${path} lists the operations`, async ({ page }) => {
			await page.goto(path);
			await expect(page.locator('main')).toContainText('/prices/graphql');
			await expect(page.locator('main')).toContainText('POST');
		});
	}
});

test('the viewer appears', async ({ page, pageErrors }) => {
	await page.goto('/docs');
	await expect(page).toHaveTitle('API Documentation by Scalar');
	await expect(page.locator(viewer).first()).toBeVisible({ timeout: 20_000 });
	const { violations } = await new AxeBuilder({ page }).include(viewer).analyze();
	const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
	expect(grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
	tolerate(pageErrors);
});

test('an address below the documentation survives a reload', async ({ page, pageErrors }) => {
	const address = '/da/docs/tag/prices';
	const response = await page.goto(address);
	expect(response?.status()).toBe(200);
	await expect(page.locator(viewer).first()).toBeVisible({ timeout: 20_000 });
	await page.reload();
	await expect(page.locator(viewer).first()).toBeVisible({ timeout: 20_000 });
	await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
	expect(new URL(page.url()).pathname).toMatch(/^\/da\/docs/);
	tolerate(pageErrors);
});

/** The viewer writes notes of its own to the console; they are no errors of the page. */
function tolerate(errors: string[]): void {
	const others = errors.filter((error) => !error.includes('scalar'));
	errors.splice(0, errors.length, ...others);
}
