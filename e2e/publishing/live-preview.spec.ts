import { expect, type Page, test } from '@playwright/test';
import { openAdmin, openDocument, openTab, ownPage, signInToAdmin } from './admin.ts';

const own = ownPage({
	title: 'Before',
	sections: [
		{ blockType: 'cleanHero', heading: 'Before' },
		...Array.from({ length: 6 }, (_, index) => ({
			blockType: 'faq',
			heading: `Questions ${index}`,
			items: [{ question: 'Why?' }],
		})),
	],
	_status: 'published',
});

const frameOf = (page: Page) => page.frameLocator('#live-preview-iframe');

async function openPreview(page: Page, locale = 'en'): Promise<void> {
	await signInToAdmin(page);
	await openDocument(page, `pages/${own.id}`);
	if (locale !== 'en') await openAdmin(page, `${page.url().split('?')[0]}?locale=${locale}`);
	// The frame requests the page with the form's values once its script runs. From then on it handles clicks.
	const previewResponse = page.waitForResponse(
		(response) =>
			response.url().includes('/preview/live') && response.request().method() === 'POST',
	);
	await page.locator('#live-preview-toggler').click();
	await expect(page.locator('#live-preview-iframe')).toBeVisible();
	await previewResponse;
}

test('the preview follows the form; the published page does not change', async ({
	page,
	request,
}) => {
	await openPreview(page);
	const heading = frameOf(page).getByRole('heading', { level: 1 });
	await expect(heading).toHaveText('Before');

	// A click in the preview expands the section's form and focuses it.
	await heading.click();
	const field = page.locator('#field-sections__0__heading');
	await expect(field).toBeVisible();
	await field.fill('Typed and not published');
	await expect(heading).toHaveText('Typed and not published');
	expect(await (await request.get(`/${own.slug}`)).text()).not.toContain('Typed and not published');

	// A missing required text is a placeholder with its name, not an error.
	const question = page.locator('#field-sections__6__items__0__question');
	await page.locator('#sections-row-6 .collapsible__toggle').first().click();
	await page.locator('#sections-6-items-row-0 .collapsible__toggle').first().click();
	await question.fill('');
	const last = frameOf(page).getByRole('heading', { name: 'Questions 5' });
	await expect(frameOf(page).getByText('[Question]')).toBeVisible();
	// Focusing a field scrolls the preview to its section.
	await expect(last).toBeInViewport();

	const scheme = () =>
		frameOf(page)
			.locator('body')
			.evaluate((body) => getComputedStyle(body).backgroundColor);
	const light = await scheme();
	await page.getByRole('button', { name: 'Dark preview' }).click();
	await expect.poll(scheme).not.toBe(light);
	await page.getByRole('button', { name: 'Light preview' }).click();
	await expect.poll(scheme).toBe(light);
});

test('the preview shows the page only once its stylesheets have loaded', {
	tag: '@everything',
}, async ({ page }) => {
	const loading = Promise.withResolvers<void>();
	const release = Promise.withResolvers<void>();
	await page.route(
		(url) => url.pathname.endsWith('.css') && url.origin === process.env.E2E_SITE_URL,
		async (route) => {
			loading.resolve();
			await release.promise;
			await route.continue();
		},
	);
	await openPreview(page);
	await loading.promise;
	const heading = frameOf(page).getByRole('heading', { level: 1 });
	expect(await heading.count()).toBe(0);
	release.resolve();
	await expect(heading).toHaveText('Before');
});

test('a click on a section shows its field below the bar of the form, and does not scroll the preview', async ({
	page,
}) => {
	await openPreview(page);
	const last = frameOf(page).getByRole('heading', { name: 'Questions 5' });
	// Stores the position at the click, because the preview may still move while it updates.
	await last.evaluate((element) => {
		const storePosition = () =>
			Reflect.set(window, 'clickedAt', element.getBoundingClientRect().top);
		document.addEventListener('click', storePosition, { capture: true });
	});
	await last.click();
	const field = page.locator('#field-sections__6__heading');
	await expect(field).toBeFocused();
	await expect
		.poll(() =>
			field.evaluate((element) => {
				const { left, right, top, bottom } = element.getBoundingClientRect();
				const topElement = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
				return topElement !== null && element.contains(topElement);
			}),
		)
		.toBe(true);
	const movedBy = () =>
		last.evaluate(
			(element) => element.getBoundingClientRect().top - Number(Reflect.get(window, 'clickedAt')),
		);
	await expect.poll(movedBy).toBe(0);
});

test('a page without a slug in a locale has a preview in it, with placeholders', {
	tag: '@everything',
}, async ({ page }) => {
	await openPreview(page, 'da');
	await expect(frameOf(page).locator('html')).toHaveAttribute('lang', 'da-DK');
	await expect(frameOf(page).getByRole('contentinfo')).toBeVisible();
});

test('the form shows the current search result and share card', async ({ page }) => {
	await signInToAdmin(page);
	await openDocument(page, `pages/${own.id}`);
	await openTab(page, 'Search and sharing');
	const entry = page.locator('.appearance__title');
	await expect(entry).toHaveText('Before · Vimplo');
	await page.locator('#field-seo__title').fill(`${'Long '.repeat(15)}title`);
	await expect(entry).toHaveText(/^(Long )+…$/);
	await expect(page.getByText(/^Title: \d+ of 60 – the end is cut off$/)).toBeVisible();
	await page.locator('#field-seo__metaDesc').fill('Said in the search result');
	await expect(page.locator('.appearance__result')).toContainText('Said in the search result');
	await expect(page.locator('.appearance__card')).toContainText('Said in the search result');
});
