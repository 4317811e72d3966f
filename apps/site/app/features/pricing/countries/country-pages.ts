import { createContext, use, useMemo } from 'react';

/** Compact form of the country pages' URLs, embedded in a page: their parent path, and the slug of each country code. */
export interface CountryPages {
	base: string;
	/** `DK denmark,DE germany`: a fifth of the size of a list of URLs. */
	slugs: string;
}

/** Null if countries have no pages, or if the prices could not be read. */
export const CountryPagesContext = createContext<CountryPages | null>(null);

export function packCountryPages(
	base: string,
	pages: readonly { code: string; href: string }[],
): CountryPages {
	const slugs = pages.map(({ code, href }) => `${code} ${href.slice(base.length + 1)}`);
	return { base, slugs: slugs.join() };
}

/** URL of each country's page by country code, sorted by name. */
export function useCountryPages(): ReadonlyMap<string, string> {
	const pages = use(CountryPagesContext);
	return useMemo(() => {
		const entries = pages?.slugs.split(',').filter(Boolean) ?? [];
		return new Map(
			entries.map((entry) => {
				const [code = '', slug = ''] = entry.split(' ');
				return [code, `${pages?.base}/${slug}`] as const;
			}),
		);
	}, [pages]);
}
