import type { Page } from '@playwright/test';
import { isEverything } from '../../scripts/tests/everything.ts';
import { expectNoViolations, overflowOf } from '../support/accessibility.ts';
import { languages, type PageType, pageTypes } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

/** Window sizes and color schemes. Two neighbors share a size or a scheme, so that each step changes only one of them. */
const views = [
	{ name: 'wide and light', size: { width: 1440, height: 900 }, colorScheme: 'light' },
	{ name: 'wide and dark', size: { width: 1440, height: 900 }, colorScheme: 'dark' },
	{ name: 'narrow and dark', size: { width: 390, height: 844 }, colorScheme: 'dark' },
	{ name: 'narrow and light', size: { width: 390, height: 844 }, colorScheme: 'light' },
] as const;

const types = Object.keys(pageTypes) as PageType[];

/** The docs viewer is a library: its roles and headings, minor and moderate violations for axe, cannot be fixed here. */
const ignoredInViewer = ['minor', 'moderate'];

/** The views to check: both schemes and both widths for the first language of a type, one view for the others. */
const viewsOf = (isFirst: boolean) =>
	views.filter(({ name }) => name === 'wide and light' || (isFirst && name === 'narrow and dark'));

/** Half of axe's time. Their results depend on scheme and width, not on texts: they run for the first language only. */
const rulesOfTheLook = ['color-contrast', 'target-size'];

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

/** Every type of page in every language; without `everything` each type in one language. */
const typesIn = (languageIndex: number) =>
	types.filter((_, index) => isEverything || index % languages.length === languageIndex);

for (const [languageIndex, language] of languages.entries()) {
	test(`pages in ${language.code}`, async ({ page, pageErrors }) => {
		for (const type of typesIn(languageIndex))
			await test.step(type, async () => {
				const path = pageTypes[type][languageIndex] ?? '';
				await page.setViewportSize({ width: 1440, height: 900 });
				await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
				const response = await page.goto(path);
				expect(response?.status()).toBe(type === 'notFound' ? 404 : 200);
				await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
				await expect(page).toHaveTitle(/\S/);
				if (type !== 'docs') {
					await expect(page.locator('h1')).toHaveCount(1);
					await expect(page.locator('main')).toHaveCount(1);
				}

				if (type === 'notFound') {
					await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.notFound);
					await expect(page.getByText(language.notFoundText + path)).toBeVisible();
				} else {
					const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
					expect(new URL(canonical ?? '').pathname).toBe(path);
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

				const isFirst = !isEverything || languageIndex === 0;
				const options = {
					ignoredImpacts: type === 'docs' ? ignoredInViewer : [],
					disabledRules: isFirst ? [] : rulesOfTheLook,
				};
				for (const { name, size, colorScheme } of viewsOf(isFirst)) {
					await page.setViewportSize(size);
					await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
					await expectNoViolations(page, options, `${type}: accessible, ${name}`);
				}

				if (type === 'notFound') {
					// The browser logs an error for the status of the document.
					const others = pageErrors.filter((error) => !error.includes('404'));
					pageErrors.splice(0, pageErrors.length, ...others);
				}
				await page.setViewportSize({ width: 320, height: 700 });
				// Polled: the window is resized, and the docs viewer replaces the list, in several steps.
				await expect
					.poll(overflowOf(page), { message: `${type}: wider than a window of 320 px` })
					.toBe(0);
				await page.evaluate(lengthenWords);
				await expect.poll(overflowOf(page), { message: `${type}: widened by long words` }).toBe(0);
			});
	});
}

/** Makes the last word of each text longer than a line. */
function lengthenWords(): void {
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const text = texts.currentNode;
		const isFixed = 'style, script, pre, table, .docs-viewer, [translate=no], [class*=nowrap]';
		if (text.nodeValue?.trim() && !text.parentElement?.closest(isFixed))
			text.nodeValue = text.nodeValue.replace(
				/\S+\s*$/,
				'Rechtsschutzversicherungsgesellschaften ',
			);
	}
}
