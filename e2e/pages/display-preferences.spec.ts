import type { Page } from '@playwright/test';
import { overflowOf } from '../support/accessibility.ts';
import { pageTypes } from '../support/languages.ts';
import { expect, test } from '../support/test.ts';

/** The text spacing that a visitor may set by WCAG 1.4.12. */
const textSpacing = `
	* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
	p { margin-bottom: 2em !important; }
`;

const widths = [320, 768, 1024, 1280, 1440];

/** Texts that overflow the window or are clipped by their container. Teasers are shortened on purpose. */
const clippedTexts = (page: Page) =>
	page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		const clipped = [
			...document.querySelectorAll<HTMLElement>('body :not(.sr-only, [class*=clamp])'),
		]
			.filter((element) => {
				const { overflowX, overflowY } = getComputedStyle(element);
				const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
				return (
					element.checkVisibility() &&
					element.textContent.trim() !== '' &&
					((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
						(hides(overflowY) && element.scrollHeight > element.clientHeight + 1)) &&
					element.clientWidth > 1
				);
			})
			.map(({ textContent, className }) => `${className}: ${textContent}`);
		return scrollWidth > clientWidth ? ['the page is wider than the window', ...clipped] : clipped;
	});

test('custom text spacing clips no text', { tag: '@everything' }, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	for (const type of ['pricing', 'product', 'article', 'contact'] as const) {
		// German has the longest words.
		const [, , path] = pageTypes[type];
		await page.goto(path);
		await page.evaluate((css) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(css);
			document.adoptedStyleSheets.push(sheet);
		}, textSpacing);
		for (const width of widths) {
			await page.setViewportSize({ width, height: 900 });
			await expect.poll(() => clippedTexts(page), { message: `${path}, ${width} px` }).toEqual([]);
		}
	}
});

test('text of double size makes no page wider than a phone, and the header scrolls away in a low window', {
	tag: '@everything',
}, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const type of ['home', 'product', 'pricing', 'article', 'contact'] as const) {
		for (const path of pageTypes[type].slice(1)) {
			await page.goto(path);
			await page.evaluate(() => {
				document.documentElement.style.fontSize = '200%';
			});
			await expect.poll(overflowOf(page), { message: path }).toBeLessThanOrEqual(0);
		}
	}
	const header = page.getByRole('banner');
	await expect(header).toHaveCSS('position', 'sticky');
	// A window of 1280 × 1024 px zoomed to 400 %.
	await page.setViewportSize({ width: 320, height: 256 });
	await expect(header).toHaveCSS('position', 'relative');
});

test('print expands all details, uses light colors and hides controls', async ({ page }) => {
	await page.goto('/pricing?countries=DK,DE,SE');
	await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'reduce' });
	for (const controls of ['header nav', 'footer nav', 'button[name=currency]', '[role=combobox]'])
		await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
	const closedDetails = () =>
		page.locator('main details:not([open])').evaluateAll((elements) =>
			elements
				.filter((details) => details.checkVisibility())
				.filter(
					({ lastElementChild }) =>
						!lastElementChild?.checkVisibility({ contentVisibilityAuto: true }),
				)
				.map(({ textContent }) => textContent),
		);
	await expect.poll(closedDetails).toEqual([]);
	const emptyDetails = () =>
		page.locator('main details').evaluateAll((elements) =>
			elements
				.filter((details) => details.checkVisibility())
				.filter(({ lastElementChild }) => !lastElementChild?.querySelector(':not(noscript)'))
				.map(({ textContent }) => textContent),
		);
	await expect.poll(emptyDetails).toEqual([]);
	await expect(
		page.locator('textarea, header a[href$="/search"]').filter({ visible: true }),
	).toHaveCount(0);
	await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
	await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('print includes the whole table of all countries', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/pricing');
	const details = page
		.locator('details', { has: page.getByText('All countries', { exact: true }) })
		.first();
	const table = details.locator('table[aria-rowcount]');
	// The browser opens the element; React adds its content once it has started.
	await details.locator('summary').first().click();
	await expect(table).toBeVisible();
	const lines = Number(await table.getAttribute('aria-rowcount'));
	expect(lines).toBeGreaterThan(150);
	await expect.poll(() => table.locator('tr[aria-rowindex]').count()).toBeLessThan(100);
	await page.emulateMedia({ media: 'print' });
	await expect(table.locator('tbody tr[aria-rowindex]')).toHaveCount(lines - 1);
	await expect(page.locator('input[type=search]')).toBeHidden();
	await expect(table.locator('tbody th').last()).toBeVisible();
});

test('the chosen currency differs from the others with forced colors', async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await page.goto('/pricing');
	const styles = await page.locator('button[name=currency]').evaluateAll((buttons) =>
		buttons.map((button) => {
			const { backgroundColor, outlineStyle, outlineWidth } = getComputedStyle(button);
			return {
				isChosen: button.getAttribute('aria-pressed') === 'true',
				backgroundColor,
				edge: `${outlineWidth} ${outlineStyle}`,
			};
		}),
	);
	const [chosen] = styles.filter(({ isChosen }) => isChosen);
	const others = styles.filter(({ isChosen }) => !isChosen);
	expect(others.length).toBeGreaterThan(0);
	for (const { edge, backgroundColor } of others) {
		expect(edge).toBe('1px solid');
		expect(backgroundColor).not.toBe(chosen?.backgroundColor);
	}
	expect(chosen?.edge).toBe('1px solid');
	const mark = page.locator('main summary .pennant').first();
	const canvas = await page
		.locator('body')
		.evaluate((body) => getComputedStyle(body).backgroundColor);
	await expect(mark).not.toHaveCSS('background-color', canvas);
});

test('highlighted search words are visible with forced colors', async ({ page }) => {
	for (const colorScheme of ['dark', 'light'] as const) {
		await page.emulateMedia({ forcedColors: 'active', colorScheme });
		await page.goto('/search?q=sms');
		const mark = page.locator('main mark').first();
		// The element needs its own background: browsers give it only the text color of marks.
		await expect(mark).toHaveCSS('background-color', /^rgb\(/);
		const { color, backgroundColor } = await mark.evaluate((element) => getComputedStyle(element));
		expect(color).not.toBe(backgroundColor);
	}
});

test('menu and search fit in a narrow window with doubled text size', {
	tag: '@everything',
}, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of pageTypes.product) {
		await page.goto(path);
		await page.evaluate(() => {
			document.documentElement.style.fontSize = '200%';
		});
		const header = page.getByRole('banner');
		for (const control of [
			header.locator('button[popovertarget=mobile-menu]'),
			header.locator('a'),
		])
			for (const element of await control.filter({ visible: true }).all())
				await expect(element).toBeInViewport({ ratio: 1 });
	}
});
