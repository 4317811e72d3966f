import type { Plugins } from '../wpgraphql/capabilities.ts';

/** The robots fields of either SEO plugin. */
export interface Robots {
	metaRobotsNoindex?: string | null;
	robots?: (string | null)[] | null;
}

/**
 * Whether search engines may index a document. Both plugins answer with a word for every document; if it is missing, because the field
 * failed for example, the answer is unknown and the document is not indexed.
 */
export function isIndexed(plugin: Plugins['seo'], robots: Robots | null | undefined): boolean {
	switch (plugin) {
		case 'yoast':
			return robots?.metaRobotsNoindex?.toLowerCase() === 'index';
		case 'rank-math':
			return robots?.robots?.some((word) => word?.toLowerCase() === 'noindex') === false;
		case 'none':
			return true;
	}
}
