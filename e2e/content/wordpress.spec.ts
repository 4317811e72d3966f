import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import {
	exampleSite,
	type StandIn,
	startStandIn,
} from '@website/content-wordpress/testing/stand-in';
import { picture } from '../../apps/site/test/server/pictures.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { type Site, startSite } from '../support/site.ts';
import { test } from '../support/test.ts';

// The tests depend on each other: they share a site whose content comes from WordPress in three languages.
test.describe.configure({ mode: 'serial' });

const backend = process.env.E2E_BACKEND_URL ?? '';
let folder: string;
let wordPress: StandIn;
let site: Site;

const sectionFile = `
pages:
  field: pageSections.sections
  layouts:
    hero:
      section: HeroSection
      fields: { heading: heroTitle, text: heroText, image: heroPic, buttons: heroLink, theme: heroTheme }
    faq:
      section: FaqSection
      fields:
        heading: title
        items: { from: rows, fields: { question: question, answer: answer } }
callToAction:
  from: siteOptions.cta
  fields: { heading: heading, sectionHeading: heading, text: text, buttons: link }
`;

const sections = (origin: string) => [
	{
		layout: 'hero',
		fields: {
			heroTitle: 'Ferries that tell you when they are late',
			heroText: '<p>A message before you leave home.</p>',
			heroPic: true,
			heroLink: { title: 'The team', url: `${origin}/about/team/`, target: '' },
			heroTheme: 'tinted',
		},
	},
	{
		layout: 'faq',
		fields: {
			title: 'Questions',
			rows: [{ question: 'Why?', answer: '<p>So that nobody waits.</p>' }],
		},
	},
];

test.beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
	const image = await picture(1800, 1200).jpeg().toBuffer();
	wordPress = await startStandIn({
		acf: '2',
		site: (origin) => {
			const example = exampleSite(origin);
			for (const exampleDocument of example.documents) {
				if (exampleDocument.group === 'home') exampleDocument.sections = sections(origin);
			}
			return example;
		},
		file: (path) => (path.endsWith('.jpg') ? image : undefined),
	});
	const file = join(folder, 'sections.yaml');
	await writeFile(file, sectionFile);
	site = await startSite({
		CONTENT_SOURCE: 'wpgraphql',
		CONTENT_URL: wordPress.url,
		CONTENT_SECTIONS_FILE: file,
		CONTENT_POLL_SECONDS: '0.2',
		APP_HOST_URL: backend,
		PRICE_API_URL: `${backend}/prices/graphql`,
		PRICE_API_TOKEN: process.env.E2E_PRICE_API_TOKEN ?? '',
		CACHE_DIR: join(folder, 'cache'),
	});
});
test.afterAll(async () => {
	await site?.stop();
	await wordPress?.[Symbol.asyncDispose]();
	await rm(folder, { recursive: true, force: true });
});

const languages = [
	['en', ''],
	['da', '/da'],
	['de', '/de'],
] as const;

function pathsOf(code: string, prefix: string) {
	const ending = code === 'en' ? '' : `-${code}`;
	return {
		home: prefix || '/',
		page: `${prefix}/about${ending}`,
		'page below another': `${prefix}/about${ending}/team${ending}`,
		blog: `${prefix}/blog`,
		category: `${prefix}/blog/category/news${ending}`,
		article: `${prefix}/blog/post-1${ending}`,
		docs: `${prefix}/docs`,
	};
}

test('shows every kind of page in a language', async ({ page }) => {
	const paths = pathsOf('da', '/da');
	for (const [kind, path] of Object.entries(paths)) {
		const response = await page.goto(site.url + path);
		expect(response?.status(), path).toBe(200);
		await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
		const html = (await response?.text()) ?? '';
		expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
		expect(html, path).not.toContain(wordPress.origin);
		expect(html, path).not.toMatch(/alert\(1\)|wp-block|gravatar/);
		// The menu of WordPress in the page's language, with its translated documents.
		expect(html, path).toContain(`href="${paths.page}"`);
		// The API viewer has its own pictures.
		if (kind === 'docs') continue;
		// The site serves every picture.
		await page.evaluate(() => window.scrollTo(0, globalThis.document.body.scrollHeight));
		for (const image of await page.locator('main img').all()) {
			await image.scrollIntoViewIfNeeded();
			await expect
				.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
				.toBeGreaterThan(0);
		}
		if (kind === 'article' || kind === 'home') await expectNoViolations(page);
	}
});

test('lists pages and articles in sitemap and feed', async ({ request }) => {
	for (const [code, prefix] of languages) {
		const { home, page, article, category } = pathsOf(code, prefix);
		const sitemap = await (await request.get(`${site.url}/sitemap-${code}.xml`)).text();
		for (const path of [home, page, article, category])
			expect(sitemap).toContain(`<loc>${site.url}${path}</loc>`);
		const feed = await (await request.get(`${site.url}${prefix}/blog/feed.xml`)).text();
		expect(feed).toContain(`${site.url}${article}`);
		expect(feed).not.toContain(wordPress.origin);
	}
});

test('shows mapped sections and the call-to-action of the options page', async ({ page }) => {
	await page.goto(site.url);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'Ferries that tell you when they are late',
	);
	await expect(page.getByText('Why?')).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Talk to us' }).first()).toBeVisible();
	await page.getByRole('link', { name: 'The team' }).first().click();
	await expect(page).toHaveURL(`${site.url}/about/team`);
});

test('styles columns, buttons and embeds without requests to other origins', async ({ page }) => {
	const externalUrls: string[] = [];
	page.on('request', (request) => {
		if (!request.url().startsWith(site.url)) externalUrls.push(request.url());
	});
	await page.goto(`${site.url}/blog/post-1`);
	const columns = page.locator('.block-columns');
	await expect(columns).toHaveCSS('display', 'grid');
	await expect(page.locator('a.block-button')).toHaveAttribute('href', 'https://example.test/x');
	await expect(page.locator('a.block-embed')).toHaveAttribute(
		'href',
		'https://www.youtube.com/watch?v=abc_123',
	);
	expect(externalUrls).toEqual([]);
});
