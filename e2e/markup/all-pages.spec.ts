import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { isEverything } from '../../scripts/tests/everything.ts';
import { demoPages, isArticle } from '../support/demo-pages.ts';
import { languages, pageTypes } from '../support/languages.ts';

// The tests read the server's responses without a browser. They run in order, because titles and descriptions differ between languages, too.
test.describe.configure({ mode: 'default' });

type Language = (typeof languages)[number];

/** The HTML of pages by path. */
type Pages = ReadonlyMap<string, string>;

/** One path for each kind of page that is in no sitemap, without the language's prefix. */
const unlistedPaths = [
	'/no/such-page',
	'/docs/tag/prices/post/prices/graphql',
	'/blog/category/no-such-category',
	'/blog/tag/no-such-tag',
	'/blog/archive/2026',
];

/** The page of one country in each language. There are two hundred pages of this kind, in separate sitemaps. */
const country = { en: '/pricing/denmark', da: '/da/priser/danmark', de: '/de/preise/daenemark' };

/** A query that the forms of a price page submit. */
const priceQuery = '?currency=DKK&countries=DK,SE,NO,IS,FI,EE';

/** The listed pages to check: all of the demo content, or one of each type. */
const listedPages = (code: Language['code']) =>
	isEverything
		? [...demoPages(code), country[code]]
		: Object.values(pageTypes)
				.map((paths) => paths[languages.findIndex((language) => language.code === code)] ?? '')
				.filter((path) => path !== '' && demoPages(code).concat(country[code]).includes(path));

/** Fetches pages of a language, including some that are in no sitemap. */
async function fetchPages(request: APIRequestContext, { code, prefix }: Language): Promise<Pages> {
	const pages = new Map<string, string>();
	const read = async (path: string, statuses: readonly number[], maxRedirects?: number) => {
		const response = await request.get(path, { maxRedirects });
		expect(statuses, path).toContain(response.status());
		const html = await response.text();
		pages.set(path, html);
		return html;
	};
	for (const path of listedPages(code)) {
		const html = await read(path, [200], 0);
		if (html.includes('name="countries"')) await read(path + priceQuery, [200]);
	}
	for (const path of unlistedPaths) await read(prefix + path, [200, 404]);
	return pages;
}

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

async function htmlFaults(pages: Pages): Promise<string[]> {
	const faults: string[] = [];
	for (const [path, html] of pages) {
		const { results } = await validator.validateString(html, path);
		for (const { messages } of results)
			for (const { message, selector } of messages) faults.push(`${path} ${selector}: ${message}`);
	}
	return faults;
}

const run = promisify(execFile);
const nuChecker = process.env.NU_CHECKER_JAR;

/** The errors that the Nu HTML checker finds, if it is installed. */
async function nuCheckerFaults(pages: Pages, folder: string): Promise<string[]> {
	if (!nuChecker) return [];
	await mkdir(folder, { recursive: true });
	for (const [path, html] of pages)
		await writeFile(join(folder, `${encodeURIComponent(path)}.html`), html);
	// React writes a trailing slash in void elements, which has no effect.
	const filter = ['--filterpattern', 'Trailing slash on void elements.*'];
	const { stderr } = await run('java', [
		'-jar',
		nuChecker,
		'--exit-zero-always',
		...filter,
		folder,
	]);
	return stderr.trim().split('\n').filter(Boolean);
}

/** The docs viewer's title is the same in every language (specification section 1). */
const viewerTitle = 'API Documentation by Scalar';

/** The content of a page's `meta` elements, by name or property. */
function metaOf(html: string): Map<string, string> {
	return new Map(
		[...html.matchAll(/<meta (?:name|property)="([^"]+)"[^>]*? content="([^"]*)"/g)].map(
			([, name = '', content = '']) => [name, content],
		),
	);
}

const isDocument = (path: string) => !path.includes('/no') && !path.includes('?');

// The paths of the pages so far, in any language.
const titles = new Map<string, string>();
const descriptions = new Map<string, string>();

/** Pages without their own title, their own description or complete metadata. */
function headFaults(pages: Pages): string[] {
	const faults: string[] = [];
	for (const [path, html] of pages) {
		if (!isDocument(path)) continue;
		const meta = metaOf(html);
		const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
		const description = meta.get('description') ?? '';
		const report = (fault: string) => faults.push(`${path}: ${fault}`);
		if (title === '') report('no title');
		if (titles.has(title) && title !== viewerTitle) report(`title of ${titles.get(title)}`);
		if (description.length < 50) report(`the description "${description}" is too short`);
		// URLs below the docs return the same document; its canonical URL is the root of the docs.
		if (descriptions.has(description) && !path.includes('/docs/')) {
			report(`description of ${descriptions.get(description)}`);
		}
		titles.set(title, path);
		descriptions.set(description, path);
		for (const name of [
			'og:title',
			'og:description',
			'og:url',
			'og:type',
			'og:site_name',
			'og:image',
			'og:locale',
			'twitter:card',
		]) {
			if (!meta.get(name)) report(`no ${name}`);
		}
		const hasTimes = [...meta.keys()].some((name) => name.startsWith('article:'));
		if (hasTimes !== isArticle(path)) report('only articles have article:* metadata');
		if (html.includes('#openchat')) report('links to the chat, which is not configured');
	}
	return faults;
}

/** The values of React Router's stream: each text, list and object once. Members are indexes of this list, negative for no value. */
function hydrationData(html: string): unknown[] {
	const chunk = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/.exec(html)?.[1];
	expect(chunk).toBeDefined();
	return JSON.parse(JSON.parse(chunk ?? '').split('\n')[0]);
}

/** Texts, lists and objects that occur more than once. Lists and objects consist of indexes, so equal ones have equal JSON. */
function duplicates(data: readonly unknown[]): string[] {
	const jsonTexts = new Set<string>();
	return data.flatMap((part) => {
		const text = JSON.stringify(part);
		if (!jsonTexts.has(text)) {
			jsonTexts.add(text);
			return [];
		}
		return [text];
	});
}

/** True for an object with the fields `slug`, `locale` and `parent`: a slug in another language instead of a URL. */
function isSlugOfTranslation(part: unknown, data: readonly unknown[]): boolean {
	if (typeof part !== 'object' || part === null || Array.isArray(part)) return false;
	const names = Object.keys(part).map((key) => data[Number(key.slice(1))]);
	return names.length === 3 && ['slug', 'locale', 'parent'].every((name) => names.includes(name));
}

/** Values that the hydration data of a page contains twice, or without need. */
function hydrationFaults(pages: Pages): string[] {
	return [...pages].flatMap(([path, html]) => {
		const data = hydrationData(html);
		const faults = duplicates(data).map((part) => `${path} has twice: ${part}`);
		if (data.includes('translated') && data.some((part) => isSlugOfTranslation(part, data)))
			faults.push(`${path} has slugs in addition to the URLs that contain them`);
		return faults;
	});
}

for (const language of languages) {
	test(
		`every page in ${language.code} is valid HTML with its own head and no repeated data`,
		{
			tag: language.code === 'da' ? [] : '@everything',
		},
		async ({ request }, testInfo) => {
			const pages = await fetchPages(request, language);
			expect(pages.size).toBeGreaterThan(20);
			expect.soft(headFaults(pages)).toEqual([]);
			expect.soft(hydrationFaults(pages)).toEqual([]);
			expect.soft(await htmlFaults(pages)).toEqual([]);
			expect(await nuCheckerFaults(pages, testInfo.outputPath('pages'))).toEqual([]);
		},
	);
}
