import { type APIRequestContext, expect } from '@playwright/test';
import { demoPages } from '../support/demo-pages.ts';
import type { languages } from '../support/languages.ts';

type Language = (typeof languages)[number];

/** Addresses of every kind that no sitemap names, below a language's prefix. */
const unnamed = [
	'/no/such-page',
	'/docs/tag/prices/post/prices/graphql',
	'/blog/category/no-such-category',
	'/blog/tag/no-such-tag',
	'/blog/archive/2026',
];

/** A country's page in each language; the sitemaps of countries name two hundred more of the same kind. */
const country = { en: '/pricing/denmark', da: '/da/priser/danmark', de: '/de/preise/daenemark' };

/** What a price page is asked for by its forms. */
const priceChoice = '?currency=DKK&countries=DK,SE,NO,IS,FI,EE';

/** Every page of the demo content in a language as HTML, by its address: what its sitemap names, and what no sitemap does. */
export async function readPages(
	request: APIRequestContext,
	{ code, prefix }: Language,
): Promise<Map<string, string>> {
	const pages = new Map<string, string>();
	const read = async (address: string) => {
		const response = await request.get(address);
		expect([200, 404], address).toContain(response.status());
		return response.text();
	};
	for (const address of [
		...demoPages(code),
		country[code],
		...unnamed.map((path) => prefix + path),
	]) {
		const html = await read(address);
		pages.set(address, html);
		if (!html.includes('name="countries"')) continue;
		pages.set(address + priceChoice, await read(address + priceChoice));
	}
	return pages;
}
