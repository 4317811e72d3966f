import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ServedGallery, serveGallery } from '../../apps/gallery/compare/served-gallery.ts';
import { hasNoViolations } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { views } from '../support/views.ts';

const project = join(import.meta.dirname, '../..');

/** Rules about a document as a whole: many examples in one have many openings, and landmarks of the same name. */
const ofDocuments = [
	'page-has-heading-one',
	'region',
	'heading-order',
	'landmark-one-main',
	'landmark-unique',
];

/** A layout is a whole page: several in one document have several of what a page has once. */
const ofLayouts = [
	...ofDocuments,
	'landmark-no-duplicate-banner',
	'landmark-no-duplicate-contentinfo',
	'landmark-no-duplicate-main',
	'duplicate-id-aria',
];

test.describe.configure({ mode: 'default' });

let gallery: ServedGallery;
let folder: string;
test.beforeAll(async () => {
	// Builds it.
	test.setTimeout(600_000);
	folder = mkdtempSync(join(tmpdir(), 'gallery-tests-'));
	gallery = await serveGallery(project, folder);
});
test.afterAll(async () => {
	await gallery.close();
	rmSync(folder, { recursive: true, force: true });
});

async function show(page: Page, search: string): Promise<void> {
	await page.goto(`${gallery.url}/frame.html?${search}`);
	await expect(page.locator('[data-stage]').first()).toBeAttached();
}

for (const room of ['sections', 'blog-elements', 'layouts', 'ui']) {
	test(`every example in ${room} is accessible in each scheme and width`, async ({ page }) => {
		// Four looks at hundreds of examples.
		test.setTimeout(600_000);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await show(page, `all=${room}`);
		const without = room === 'layouts' ? ofLayouts : ofDocuments;
		for (const { name, size, colorScheme } of views) {
			await page.setViewportSize(size);
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
			await hasNoViolations(page, { without }, name);
		}
	});

	test(`no example in ${room} is wider than a window of 320 px, in any language`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 320, height: 700 });
		for (const lang of ['en', 'da', 'de']) {
			await show(page, `all=${room}&lang=${lang}`);
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

test('a part has an address, says its fields and users, and is found by any of them', async ({
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
	// The example stands in it as a document of its own, with landmarks of its own.
	await hasNoViolations(page, { without: ofDocuments }, 'the gallery itself');
});

test('visitors are served nothing of the gallery and its examples', () => {
	const files = globSync('apps/site/build/**/*.{js,css,html,json}', { cwd: project });
	expect(files.length).toBeGreaterThan(20);
	const matches = files.filter((file) =>
		/A test account takes a minute|data-example|part-facts/.test(
			readFileSync(join(project, file), 'utf8'),
		),
	);
	expect(matches).toEqual([]);
});
