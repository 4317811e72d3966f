import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { startReact } from '../support/react.ts';
import { expect, test } from './fixtures.ts';

/** The script that starts React, which the first interaction adds. */
const startScript = (page: Page) => page.locator('head script[type=module]:not([src])');

test('without third parties the page runs no module and allows no other origins', async ({
	page,
	thirdParties,
}) => {
	const site = await thirdParties.site('none');
	const urls: string[] = [];
	page.on('request', (request) => urls.push(request.url()));
	const response = await page.goto(`${site}/one`);
	await page.waitForLoadState('networkidle');
	expect(urls.filter((url) => !url.startsWith(site))).toEqual([]);
	await expect(page.locator('link[rel=modulepreload]')).not.toHaveCount(0);
	await expect(startScript(page)).toHaveCount(0);
	const policy = response?.headers()['content-security-policy'] ?? '';
	expect(policy).not.toMatch(/https?:/);
	expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
	expect(await page.context().cookies()).toEqual([]);
});

test('a pointer that rests above the page does not start React, its first movement does', async ({
	page,
	thirdParties,
}) => {
	await page.goto(`${await thirdParties.site('none')}/one`);
	// Browsers dispatch this event without a movement, after the page is rendered.
	await page.evaluate(async () => {
		await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
		dispatchEvent(new PointerEvent('pointermove'));
	});
	await expect(startScript(page)).toHaveCount(0);
	await page.mouse.move(20, 20);
	await page.mouse.move(30, 30);
	await expect(startScript(page)).toHaveCount(1);
});

test('the link in the footer opens a notice that nothing needs consent', async ({
	page,
	thirdParties,
}) => {
	await page.goto(`${await thirdParties.site('none')}/da/one`);
	const link = page.locator('footer [data-consent-settings]');
	await link.click();
	const dialog = page.getByRole('dialog', { name: 'Intet samtykke nødvendigt' });
	await expect(dialog).toBeVisible();
	// The dialog stays open when React starts.
	await startReact(page);
	await expect(dialog).toBeVisible();
	await expectNoViolations(page);
	await page.keyboard.press('Escape');
	await expect(dialog).toBeHidden();
	await expect(link).toBeFocused();
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('the link in the footer opens the notice', async ({ page, thirdParties }) => {
		await page.goto(`${await thirdParties.site('built-in')}/de/one`);
		await page.locator('footer [data-consent-settings]').click();
		await expect(page.getByText('Keine Einwilligung nötig')).toBeVisible();
	});
});
