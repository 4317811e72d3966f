import type { Page } from '@playwright/test';
import { hasNoViolations } from '../support/accessibility.ts';
import { languages, type PageType, pageTypes } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';
import { views } from '../support/views.ts';

const types = Object.keys(pageTypes) as PageType[];

/** The docs viewer is a library's: its roles and headings are noted by axe as minor and moderate, and are not ours to mend. */
const toleratedInViewer = ['minor', 'moderate'];

/**
 * A page in the default language is looked at in each scheme and each width, its translations in one view: what axe finds depends on
 * scheme and width, or on words, never on both. The parts of pages and their layouts are looked at in all four views by themselves, in
 * `gallery/parts.spec.ts`.
 */
const viewsOf = (language: string) =>
	views.filter(
		({ name }) => name === 'wide and light' || (language === 'en' && name === 'narrow and dark'),
	);

async function alternatesOf(page: Page): Promise<Record<string, string>> {
	const links = await page
		.locator('link[rel=alternate][hreflang]')
		.evaluateAll((elements) =>
			elements.map((link) => [
				link.getAttribute('hreflang'),
				new URL(link.getAttribute('href') ?? '').pathname,
			]),
		);
	return Object.fromEntries(links);
}

for (const type of types) {
	for (const [index, language] of languages.entries()) {
		const address = pageTypes[type][index] ?? '';

		test(`${type} in ${language.code}`, async ({ page, pageErrors }) => {
			await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
			const response = await page.goto(address);
			expect(response?.status()).toBe(type === 'notFound' ? 404 : 200);
			await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
			await expect(page).toHaveTitle(/\S/);
			if (type !== 'docs') {
				await expect(page.locator('h1')).toHaveCount(1);
				await expect(page.locator('main')).toHaveCount(1);
			}

			if (type === 'notFound') {
				await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.notFound);
				await expect(page.getByText(language.notFoundText + address)).toBeVisible();
			} else {
				const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
				expect(new URL(canonical ?? '').pathname).toBe(address);
				expect(await alternatesOf(page)).toEqual({
					'en-US': pageTypes[type][0],
					en: pageTypes[type][0],
					'da-DK': pageTypes[type][1],
					da: pageTypes[type][1],
					'de-DE': pageTypes[type][2],
					de: pageTypes[type][2],
					'x-default': pageTypes[type][0],
				});
			}

			const tolerated = type === 'docs' ? toleratedInViewer : [];
			for (const { name, size, colorScheme } of viewsOf(language.code)) {
				await page.setViewportSize(size);
				await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
				await hasNoViolations(page, { tolerated }, `accessible, ${name}`);
			}

			if (type === 'notFound') {
				// The browser itself reports the status of the document.
				const others = pageErrors.filter((error) => !error.includes('404'));
				pageErrors.splice(0, pageErrors.length, ...others);
			}
			await page.setViewportSize({ width: 320, height: 700 });
			const overflow = () =>
				page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
				);
			// Polled: the window takes its new size, and the docs viewer the list's place, in more than one step.
			await expect.poll(overflow, { message: 'wider than a window of 320 px' }).toBe(0);
		});
	}
}
