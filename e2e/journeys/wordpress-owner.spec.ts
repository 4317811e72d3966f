import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import {
	largeSite,
	type StandIn,
	type StandInDocument,
	startStandIn,
} from '@website/content-wordpress/testing/stand-in';
import { contractHeaders } from '@website/contracts/headers';
import { signPreview, signWebhook } from '@website/contracts/signatures';
import { picture } from '../../apps/site/test/server/pictures.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { type Site, siteSecret, startSite } from '../support/site.ts';
import { test } from '../support/test.ts';
import { step } from './journey.ts';

const root = join(import.meta.dirname, '../..');
const backend = process.env.E2E_BACKEND_URL ?? '';
const editor = { user: 'editor', password: 'abcd efgh ijkl' };

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

const languages = [
	['en', '', 'en-US'],
	['da', '/da', 'da-DK'],
	['de', '/de', 'de-DE'],
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
	};
}

/** A WordPress of 552 documents in three languages, which shows its latest posts as the home page. */
async function startWordPress(): Promise<StandIn> {
	const image = await picture(1800, 1200).jpeg().toBuffer();
	return startStandIn({
		acf: '2',
		languages: 'polylang',
		editor,
		site: (origin) => {
			const site = largeSite(origin);
			return { ...site, documents: site.documents.filter(({ group }) => group !== 'home') };
		},
		file: (path) => (path.endsWith('.jpg') ? image : undefined),
	});
}

test('an owner of a WordPress shows it with the site', async ({ page }) => {
	const folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
	await using wordPress = await startWordPress();
	const file = join(folder, 'sections.yaml');
	await writeFile(file, sectionFile);
	const settings = {
		CONTENT_SOURCE: 'wpgraphql',
		CONTENT_URL: wordPress.url,
		CONTENT_SECTIONS_FILE: file,
		CONTENT_USER: editor.user,
		CONTENT_APPLICATION_PASSWORD: editor.password,
		APP_HOST_URL: backend,
		PRICE_API_URL: `${backend}/prices/graphql`,
		PRICE_API_TOKEN: process.env.E2E_PRICE_API_TOKEN ?? '',
		CACHE_DIR: join(folder, 'cache'),
	};
	let site: Site | undefined;
	const get = async (path: string, headers: Record<string, string> = {}) => {
		const response = await fetch(site?.url + path, { redirect: 'manual', headers });
		return { response, text: await response.text() };
	};
	const statusOf = async (path: string) => (await get(path)).response.status;
	const documentOf = (slug: string): StandInDocument => {
		const document = wordPress.site.documents.find((one) => one.slug === slug);
		if (!document) throw new Error(`WordPress has no ${slug}`);
		return document;
	};
	let minute = 0;
	/** The time of the next edit. */
	const now = () => `2026-11-22T10:${String(minute++).padStart(2, '0')}:00`;

	try {
		await step('checks the WordPress', async () => {
			const check = ['scripts/bootstrap.mjs', 'check-content', wordPress.url];
			const { stdout } = await promisify(execFile)(
				process.execPath,
				[...check, '--source', 'wpgraphql', '--sections', file],
				{ cwd: root },
			);
			expect(stdout).toContain('Polylang, by wp-graphql-polylang; published in English, Dansk');
			expect(stdout).toContain('Level specified');
		});

		await step(
			'starts the site with an empty store, while WordPress lists its articles',
			async () => {
				const { promise, resolve: release } = Promise.withResolvers<void>();
				wordPress.laterPages = promise;
				site = await startSite({ ...settings, CONTENT_POLL_SECONDS: '0.2' });
				await expect.poll(() => statusOf('/about')).toBe(200);
				// Each waits for WordPress as long as a visitor does.
				await Promise.all(
					['/', '/de', '/blog', '/blog/none', '/?p=1701'].map(async (path) => {
						const { response } = await get(path);
						expect(response.status, path).toBe(503);
						expect(response.headers.get('retry-after'), path).toBeTruthy();
					}),
				);
				release();
				await expect.poll(() => statusOf('/')).toBe(200);
				expect((await get('/de')).text).toContain('href="/de/blog/post-12-de"');
				expect(await statusOf('/blog/none')).toBe(404);
			},
		);

		await step('publishes a home page, with sections', async () => {
			for (const [index, [language]] of languages.entries()) {
				const ending = language === 'en' ? '' : `-${language}`;
				wordPress.site.documents.push({
					...documentOf(`about${ending}`),
					...{ id: 5 + index, group: 'home', slug: `home${ending}`, title: 'Home' },
					...{ uri: language === 'en' ? '/' : `/${language}/home-${language}/`, modified: now() },
					isFrontPage: language === 'en',
					sections: sections(wordPress.origin),
				});
			}
			await expect.poll(async () => (await get('/da')).text).toContain('Ferries that tell you');
			await page.goto(site?.url ?? '');
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(
				'Ferries that tell you when they are late',
			);
			await expect(page.getByText('Why?')).toBeVisible();
			await expect(page.getByRole('heading', { name: 'Talk to us' }).first()).toBeVisible();
			await page.getByRole('link', { name: 'The team' }).first().click();
			await expect(page).toHaveURL(`${site?.url}/about/team`);
		});

		for (const [code, prefix, lang] of languages)
			await step(`looks at every kind of page in ${lang}`, async () => {
				const paths = pathsOf(code, prefix);
				for (const path of Object.values(paths)) {
					const response = await page.goto(site?.url + path);
					expect(response?.status(), path).toBe(200);
					await expect(page.locator('html')).toHaveAttribute('lang', lang);
					const html = (await response?.text()) ?? '';
					expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
					expect(html, path).not.toContain(wordPress.origin);
					expect(html, path).not.toMatch(/alert\(1\)|wp-block|gravatar/);
					// The menu of WordPress in the page's language, with its translated documents.
					expect(html, path).toContain(`href="${paths.page}"`);
					if (code === 'da') await expectPictures(page);
				}
				const sitemap = (await get(`/sitemap-${code}.xml`)).text;
				for (const path of [paths.home, paths.page, paths.article, paths.category])
					expect(sitemap).toContain(`<loc>${site?.url}${path}</loc>`);
				const feed = (await get(`${prefix}/blog/feed.xml`)).text;
				expect(feed).toContain(`${site?.url}${prefix}/blog/post-12`);
				expect(feed).not.toContain(wordPress.origin);
			});

		await step('reads an article with columns, buttons and a film', async () => {
			const externalUrls: string[] = [];
			page.on('request', (request) => {
				if (!request.url().startsWith(site?.url ?? '')) externalUrls.push(request.url());
			});
			await page.goto(`${site?.url}/da/blog/post-1-da`);
			await expect(page.locator('.block-columns')).toHaveCSS('display', 'grid');
			await expect(page.locator('a.block-button')).toHaveAttribute(
				'href',
				'https://example.test/x',
			);
			await expect(page.locator('a.block-embed')).toHaveAttribute(
				'href',
				'https://www.youtube.com/watch?v=abc_123',
			);
			await expectNoViolations(page);
			expect(externalUrls).toEqual([]);
		});

		await step(
			'edits, withdraws and publishes a page, which visitors see without a webhook',
			async () => {
				Object.assign(documentOf('about'), { title: 'About us', modified: now() });
				await expect.poll(async () => (await get('/about')).text).toContain('About us');
				Object.assign(documentOf('about'), { status: 'draft' });
				await expect.poll(() => statusOf('/about')).toBe(404);
				// The page below it is still published. Its breadcrumbs don't name the draft.
				await expect.poll(() => statusOf('/team')).toBe(200);
				expect((await get('/team')).text).not.toContain('About us');
				Object.assign(documentOf('about'), { status: 'publish', modified: now() });
				await expect.poll(() => statusOf('/about')).toBe(200);
			},
		);

		await step('starts the site again, on pages stored before a change', async () => {
			await expect.poll(async () => (await get('/about/team')).text).toContain('About us');
			await site?.stop();
			Object.assign(documentOf('about'), { title: 'About them', modified: now() });
			site = await startSite({ ...settings, CONTENT_POLL_SECONDS: '86400' });
			await expect.poll(async () => (await get('/about')).text).toContain('About them');
		});

		await step('publishes a page, which visitors see after a webhook', async () => {
			expect(await statusOf('/offer')).toBe(404);
			wordPress.site.documents.push({
				...documentOf('about'),
				...{ id: 900, group: 'offer', slug: 'offer', uri: '/offer/', title: 'Offer' },
				modified: now(),
			});
			const body = JSON.stringify({ tags: ['page:900', 'pages'] });
			const signature = signWebhook(siteSecret, body, Math.floor(Date.now() / 1000));
			const webhook = await fetch(`${site?.url}/webhooks/content`, {
				method: 'POST',
				body,
				headers: { [contractHeaders.webhookSignature]: signature },
			});
			expect(webhook.status).toBe(202);
			await expect.poll(() => statusOf('/offer')).toBe(200);
			expect((await get('/offer')).text).toContain('<h1');
		});

		await step('loses and regains WordPress', async () => {
			wordPress.behavior = 'is down';
			expect((await get('/about')).text).toContain('About them');
			const { response } = await get('/de/blog/post-2-de');
			expect(response.status).toBe(503);
			expect(response.headers.get('retry-after')).toBeTruthy();
			wordPress.redirects['/former'] = `${wordPress.origin}/about/`;
			expect(await statusOf('/former')).toBe(503);
			wordPress.behavior = 'works';
			expect(await statusOf('/former')).toBe(301);
			await expect.poll(() => statusOf('/de/blog/post-2-de')).toBe(200);
		});

		await step("opens a draft by WordPress' preview button", async () => {
			wordPress.site.documents.push({
				...documentOf('about'),
				...{ id: 901, group: 'draft', slug: '', uri: null, title: 'Not yet', status: 'draft' },
			});
			const inAnHour = Math.floor(Date.now() / 1000) + 3600;
			const query = new URLSearchParams({
				...{ kind: 'page', slug: 'not-yet', parent: '', lang: 'en' },
				token: signPreview(siteSecret, inAnHour, 'pages:901'),
			});
			await page.goto(`${site?.url}/preview?${query}`);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not yet');
			expect(await statusOf('/not-yet')).toBe(404);
		});

		await step('follows addresses of the old site', async () => {
			const targets = {
				'/?p=17': '/blog/post-1',
				'/about/team/': '/about/team',
				'/da/feed/': '/da/blog/feed.xml',
				'/?s=sms': '/search?q=sms',
				'/wp-content/uploads/2026/11/hero.jpg': '/content/wp-content/uploads/2026/11/hero.jpg',
			};
			for (const [path, target] of Object.entries(targets)) {
				const { response } = await get(path);
				expect([response.status, response.headers.get('location')], path).toEqual([301, target]);
			}
			expect(await statusOf('/?p=99999')).toBe(404);
		});
	} finally {
		await site?.stop();
		await rm(folder, { recursive: true, force: true });
	}
});

/** Expects that the site serves every picture of the page. */
async function expectPictures(page: Page): Promise<void> {
	for (const image of await page.locator('main img').all()) {
		await image.scrollIntoViewIfNeeded();
		await expect
			.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
			.toBeGreaterThan(0);
	}
}
