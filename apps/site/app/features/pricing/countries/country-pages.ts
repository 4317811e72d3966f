import { createContext, use, useMemo } from 'react';

/** The addresses of countries' pages as a page brings them along: where they stand, and each code with its slug. */
export interface CountryPages {
	base: string;
	/** `DK denmark,DE germany`: a fifth of what a list of addresses would add to the page. */
	slugs: string;
}

/** Null where countries have no pages, or the prices could not be read. */
export const CountryPagesContext = createContext<CountryPages | null>(null);

export function packCountryPages(
	base: string,
	pages: readonly { code: string; href: string }[],
): CountryPages {
	const slugs = pages.map(({ code, href }) => `${code} ${href.slice(base.length + 1)}`);
	return { base, slugs: slugs.join() };
}

/** The address of each country's page, in the order of their names. */
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
