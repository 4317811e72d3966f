import type { Page } from '@playwright/test';
import { languages } from '../support/languages.ts';
import { startReact } from '../support/react.ts';
import { expect, test } from '../support/test.ts';

/** True if another element covers the focused one (WCAG 2.4.11). */
const isCovered = (page: Page) =>
	page.evaluate(() => {
		const focus = document.activeElement;
		if (!focus || focus === document.body) return false;
		const { left, top, width, height } = focus.getBoundingClientRect();
		const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
		return topmost !== null && !focus.contains(topmost) && !topmost.contains(focus);
	});

test('Tab never focuses an element behind the open menu', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/about');
	await startReact(page);
	const button = page.locator('header button[popovertarget]:visible').first();
	const menu = page.locator(`[id="${await button.getAttribute('popovertarget')}"]`);
	await button.focus();
	await page.keyboard.press('Enter');
	await expect(menu).toBeVisible();
	let stopsInside = 0;
	for (let stop = 0; stop < 60 && (await menu.isVisible()); stop += 1) {
		await page.keyboard.press('Tab');
		expect(await isCovered(page), `stop ${stop}`).toBe(false);
		if (await menu.evaluate((element) => element.contains(document.activeElement)))
			stopsInside += 1;
	}
	expect(stopsInside).toBeGreaterThan(2);
	await expect(menu).toBeHidden();
	await expect(page.locator(':focus')).toHaveCount(1);
});

test('a menu stays open while the focus is on its button or in it', async ({ page }) => {
	await page.goto('/about');
	const button = page.locator('header button[popovertarget]:visible').first();
	const menu = page.locator(`[id="${await button.getAttribute('popovertarget')}"]`);
	await button.focus();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	await expect(menu).toBeVisible();
	await page.keyboard.press('Shift+Tab');
	await expect(button).toBeFocused();
	await expect(menu).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(menu).toBeHidden();
});

test('the menu of a wide window fits in one line', { tag: '@any-width' }, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	for (const { prefix } of languages) {
		await page.goto(prefix || '/');
		const items = page.getByRole('banner').locator('nav > ul').filter({ visible: true });
		const tops = await items
			.locator('> li')
			.evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().top));
		expect(tops.length).toBeGreaterThan(3);
		expect(new Set(tops).size).toBe(1);
	}
});
