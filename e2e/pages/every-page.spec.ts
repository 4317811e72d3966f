import AxeBuilder from '@axe-core/playwright';
import { languages, type PageType, pageTypes } from '../support/languages';
import { expect, test } from '../support/test';

const types = Object.keys(pageTypes) as PageType[];

for (const type of types) {
	for (const [index, language] of languages.entries()) {
		const address = pageTypes[type][index] ?? '';

		test(`${type} in ${language.code}: status, language, title, alternates`, async ({
			page,
			pageErrors,
		}) => {
			const response = await page.goto(address);
			expect(response?.status()).toBe(type === 'notFound' ? 404 : 200);
			await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
			await expect(page).toHaveTitle(/\S/);
			await expect(page.locator('h1')).toHaveCount(1);
			await expect(page.locator('main')).toHaveCount(1);
			if (type === 'notFound') {
				// The browser itself reports the status of the document.
				pageErrors.splice(
					0,
					pageErrors.length,
					...pageErrors.filter((error) => !error.includes('404')),
				);
				await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.notFound);
				await expect(page.getByText(language.notFoundText + address)).toBeVisible();
				return;
			}
			const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
			expect(new URL(canonical ?? '').pathname).toBe(address);
			const alternates = await page
				.locator('link[rel=alternate][hreflang]')
				.evaluateAll((links) =>
					links.map((link) => [
						link.getAttribute('hreflang'),
						new URL(link.getAttribute('href') ?? '').pathname,
					]),
				);
			expect(Object.fromEntries(alternates)).toEqual({
				'en-US': pageTypes[type][0],
				'da-DK': pageTypes[type][1],
				'de-DE': pageTypes[type][2],
				'x-default': pageTypes[type][0],
			});
		});

		for (const colorScheme of ['light', 'dark'] as const) {
			test(`${type} in ${language.code}: accessible in the ${colorScheme} scheme`, async ({
				page,
				pageErrors,
			}) => {
				await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
				await page.goto(address);
				if (type === 'notFound') pageErrors.length = 0;
				const { violations } = await new AxeBuilder({ page })
					.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
					.analyze();
				expect(
					violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
				).toEqual([]);
			});
		}

		test(`${type} in ${language.code}: nothing is wider than the window`, async ({
			page,
			pageErrors,
		}) => {
			await page.setViewportSize({ width: 320, height: 700 });
			await page.goto(address);
			if (type === 'notFound') pageErrors.length = 0;
			const overflow = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(overflow).toBe(0);
		});
	}
}
