import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ServedGallery, serveGallery } from '../../apps/gallery/compare/serve-gallery.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { views } from '../support/views.ts';

const project = join(import.meta.dirname, '../..');

/** Rules about a whole document: a document with many examples has many headings, and landmarks with the same name. */
const documentRules = [
	'page-has-heading-one',
	'region',
	'heading-order',
	'landmark-one-main',
	'landmark-unique',
];

/** A layout is a whole page: several layouts in one document repeat elements that must be unique. */
const layoutRules = [
	...documentRules,
	'landmark-no-duplicate-banner',
	'landmark-no-duplicate-contentinfo',
	'landmark-no-duplicate-main',
	'duplicate-id-aria',
];

test.describe.configure({ mode: 'default' });

let gallery: ServedGallery;
let folder: string;
test.beforeAll(async () => {
	// Builds the gallery.
	test.setTimeout(600_000);
	folder = mkdtempSync(join(tmpdir(), 'gallery-tests-'));
	gallery = await serveGallery(project, folder);
});
test.afterAll(async () => {
	await gallery.close();
	rmSync(folder, { recursive: true, force: true });
});

async function openExamples(page: Page, search: string): Promise<void> {
	await page.goto(`${gallery.url}/frame.html?${search}`);
	await expect(page.locator('[data-stage]').first()).toBeAttached();
}

for (const category of ['sections', 'blog-elements', 'layouts', 'ui']) {
	test(`every example in ${category} is accessible in each scheme and width`, async ({ page }) => {
		// Checks hundreds of examples four times.
		test.setTimeout(600_000);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await openExamples(page, `all=${category}`);
		const disabledRules = category === 'layouts' ? layoutRules : documentRules;
		for (const { name, size, colorScheme } of views) {
			await page.setViewportSize(size);
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
			await expectNoViolations(page, { disabledRules }, name);
		}
	});

	test(`no example in ${category} is wider than a window of 320 px, in any language`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 320, height: 700 });
		for (const lang of ['en', 'da', 'de']) {
			await openExamples(page, `all=${category}&lang=${lang}`);
			const tooWide = () =>
				page.evaluate(() =>
					[...document.querySelectorAll('[data-example]')]
						.filter((stage) => stage.scrollWidth > document.documentElement.clientWidth)
						.map((stage) => stage.getAttribute('data-example')),
				);
			await expect.poll(tooWide, { message: lang }).toEqual([]);
		}
	});
}

test('the page of a part shows its fields and users, and the search finds the part by either', async ({
	page,
}) => {
	await page.goto(`${gallery.url}/sections/wide-cta?lang=de&scheme=both&width=390`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wide cta');
	await expect(page.getByRole('row', { name: /theme/ })).toContainText('dark');
	await expect(page.locator('.facts').getByText('integrations')).toBeVisible();
	await expect(page.locator('.stage iframe')).toHaveCount(2);
	const dark = page.frameLocator('.stage iframe >> nth=1');
	await expect(dark.getByRole('heading', { level: 2 })).toBeVisible();
	await expect.poll(() => dark.locator('html').evaluate(() => innerWidth)).toBe(390);

	await page.getByRole('searchbox').fill('pennant-list');
	await expect(page.getByRole('link', { name: 'Pennant list' })).toBeVisible();
	await page.getByRole('searchbox').fill('navbarTheme');
	await page.getByRole('link', { name: 'Header' }).click();
	await expect(page).toHaveURL(/layouts\/header\/header\?.*lang=de/);
	// The example is a document of its own in a frame, with its own landmarks.
	await expectNoViolations(page, { disabledRules: documentRules }, 'the gallery itself');
});

test('the site’s build contains nothing of the gallery and its examples', () => {
	const files = globSync('apps/site/build/**/*.{js,css,html,json}', { cwd: project });
	expect(files.length).toBeGreaterThan(20);
	const matches = files.filter((file) =>
		/A test account takes a minute|data-example|part-facts/.test(
			readFileSync(join(project, file), 'utf8'),
		),
	);
	expect(matches).toEqual([]);
});
