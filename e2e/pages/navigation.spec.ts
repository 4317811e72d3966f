import { startReact } from '../support/react.ts';
import { expect, test } from '../support/test.ts';

test('after the first interaction, links navigate without loading a document', async ({
	page,
}, testInfo) => {
	// An interaction before the first paint starts React too.
	await page.goto('/about', { waitUntil: 'domcontentloaded' });
	await startReact(page);
	if (testInfo.project.name === 'phone')
		await page.locator('[popovertarget=mobile-menu]').first().click();
	await page.locator('header a[href="/pricing"]:visible').first().click();
	await expect(page).toHaveURL(/\/pricing$/);
	await expect(page).toHaveTitle(/pric/i);
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
	await page.goBack();
	await expect(page).toHaveURL(/\/about$/);
});

test('the first interaction starts few scripts', { tag: '@any-width' }, async ({ page }) => {
	const scripts = new Set<string>();
	page.on('request', (request) => {
		if (request.resourceType() === 'script') scripts.add(request.url());
	});
	await page.goto('/about');
	await startReact(page);
	expect(scripts.size).toBeLessThanOrEqual(12);
});

test('a navigation fades between pages, except with reduced motion', {
	tag: '@any-width',
}, async ({ page }) => {
	await page.addInitScript(() => {
		const start = document.startViewTransition.bind(document);
		document.startViewTransition = (update) => {
			const transition = start(update);
			void transition.ready.then(() => {
				const fades = document.getAnimations().filter(({ effect }) => {
					const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
					return part?.startsWith('::view-transition-') ?? false;
				});
				document.documentElement.dataset.fades = String(fades.length);
			});
			return transition;
		};
	});
	const fades = async (reducedMotion: 'reduce' | 'no-preference') => {
		await page.emulateMedia({ reducedMotion });
		await page.goto('/about');
		await startReact(page);
		await page.locator('header a[href="/pricing"]:visible').first().click();
		await expect(page).toHaveURL(/\/pricing$/);
		const root = page.locator('html');
		await expect(root).toHaveAttribute('data-fades');
		return Number(await root.getAttribute('data-fades'));
	};
	expect(await fades('no-preference')).toBeGreaterThan(0);
	expect(await fades('reduce')).toBe(0);
});

test('links in rich text navigate without loading a document; a modified click opens a new tab', {
	tag: '@any-width',
}, async ({ page, context }) => {
	await page.goto('/terms');
	await startReact(page);
	const link = page.locator('[data-content-links] a[href="/privacy"]').first();
	const newPage = context.waitForEvent('page');
	await link.click({ modifiers: ['ControlOrMeta'] });
	await expect(await newPage).toHaveURL(/\/privacy$/);
	expect(new URL(page.url()).pathname).toBe('/terms');
	await link.click();
	await expect(page).toHaveURL(/\/privacy$/);
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
	expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
