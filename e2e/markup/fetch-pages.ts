import { type APIRequestContext, expect } from '@playwright/test';
import { demoPages } from '../support/demo-pages.ts';
import type { languages } from '../support/languages.ts';

type Language = (typeof languages)[number];

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

/** Fetches the demo pages of a language, including pages that are in no sitemap. Returns their HTML by path. */
export async function fetchPages(
	request: APIRequestContext,
	{ code, prefix }: Language,
): Promise<Map<string, string>> {
	const pages = new Map<string, string>();
	const read = async (path: string) => {
		const response = await request.get(path);
		expect([200, 404], path).toContain(response.status());
		return response.text();
	};
	for (const path of [
		...demoPages(code),
		country[code],
		...unlistedPaths.map((path) => prefix + path),
	]) {
		const html = await read(path);
		pages.set(path, html);
		if (!html.includes('name="countries"')) continue;
		pages.set(path + priceQuery, await read(path + priceQuery));
	}
	return pages;
}
