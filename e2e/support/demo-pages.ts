import { languages } from './languages.ts';

type Language = (typeof languages)[number]['code'];

/** The addresses that a sitemap names, without their origin. */
export function addressesIn(sitemap: string): string[] {
	return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		(match) => new URL(match[1] ?? '').pathname,
	);
}

/**
 * Runs once before all tests: notes the addresses of the demo content. Later sitemaps also name what tests publish for a while, which has
 * neither descriptions nor a long life.
 */
export default async function noteDemoPages(): Promise<void> {
	const noted: Record<string, string[]> = {};
	for (const { code } of languages) {
		const response = await fetch(`${process.env.E2E_SITE_URL}/sitemap-${code}.xml`);
		if (!response.ok) throw new Error(`The sitemap of ${code} answers ${response.status}`);
		noted[code] = addressesIn(await response.text());
	}
	process.env.E2E_DEMO_PAGES = JSON.stringify(noted);
}

/** Every address of the demo content in a language. */
export function demoPages(language: Language): string[] {
	const noted: Record<string, string[]> = JSON.parse(process.env.E2E_DEMO_PAGES ?? '{}');
	return noted[language] ?? [];
}

/** Whether an address is an article's: one step below the blog. Lists by category, tag or year are two. */
export const isArticle = (address: string): boolean => /\/blog\/[^/?]+(?:\?|$)/.test(address);

/** The addresses of its articles. */
export const demoArticles = (language: Language): string[] => demoPages(language).filter(isArticle);
