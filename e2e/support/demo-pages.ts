import { languages } from './languages.ts';

type Language = (typeof languages)[number]['code'];

/** The paths of a sitemap's URLs. */
export function pathsIn(sitemap: string): string[] {
	return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
		(match) => new URL(match[1] ?? '').pathname,
	);
}

/**
 * Global setup: stores the paths of the demo content. Later sitemaps also list pages that tests publish for a while; these have no
 * descriptions and may be gone before they are requested.
 */
export default async function storeDemoPages(): Promise<void> {
	const paths: Record<string, string[]> = {};
	for (const { code } of languages) {
		const response = await fetch(`${process.env.E2E_SITE_URL}/sitemap-${code}.xml`);
		if (!response.ok)
			throw new Error(`The response to the sitemap of ${code} has the status ${response.status}`);
		paths[code] = pathsIn(await response.text());
	}
	process.env.E2E_DEMO_PAGES = JSON.stringify(paths);
}

/** The paths of the demo content in a language. */
export function demoPages(language: Language): string[] {
	const paths: Record<string, string[]> = JSON.parse(process.env.E2E_DEMO_PAGES ?? '{}');
	return paths[language] ?? [];
}

/** True for the path of an article: one level below the blog. Lists by category, tag or year are two levels below. */
export const isArticle = (path: string): boolean => /\/blog\/[^/?]+(?:\?|$)/.test(path);

/** The paths of the demo articles in a language. */
export const demoArticles = (language: Language): string[] => demoPages(language).filter(isArticle);
