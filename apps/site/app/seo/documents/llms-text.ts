import { siteCurrencies } from '@website/contracts/site-currencies';
import { hasFeature } from '@website/contracts/site-features';
import { markdownPathOf } from '#shared/addresses/paths-of-pages.ts';
import type { Messages } from '~/i18n/messages';
import { plainText } from '../plain-text';

interface Entry {
	href: string;
	title?: string | undefined;
	note?: string;
}

export interface LlmsTextOptions {
	origin: string;
	brand: string;
	description: string;
	pages: readonly Entry[];
	/** Path of the page that comes first; the others are sorted by their paths. */
	homePath: string;
	/** Sorted by date, the newest first. */
	articles: readonly Entry[];
	/** The paths that search engines may index. Other articles are left out. */
	indexedPaths: ReadonlySet<string>;
	/** The country pages. */
	countries: readonly Entry[];
	docsPath: string;
	apiDocumentPath: string;
	fullTextPath: string;
	sitemapPath: string;
	words: Messages['llms'];
}

/** The `llms.txt` of a locale (llmstxt.org): a list of all pages as Markdown and of the documents for programs. */
export function llmsText(options: LlmsTextOptions): string {
	const { origin, brand, description, pages, articles, docsPath, words } = options;
	const document = (title: string, href: string, note = '') =>
		`- [${escapeLine(title)}](${new URL(href, origin).href})${note && `: ${escapeLine(note)}`}`;
	const page = ({ href, title, note }: Entry) =>
		document(title || href, markdownPathOf(href), note);
	const currencies = hasFeature('prices') ? siteCurrencies() : [];
	const prices = currencies.flatMap((currency) =>
		['json', 'csv'].map((format) =>
			document(
				`${currency}, ${format.toUpperCase()}`,
				`/prices/${currency.toLowerCase()}.${format}`,
				words.prices,
			),
		),
	);
	const sortedPages = pages.toSorted((a, b) =>
		sortKey(a, options.homePath) < sortKey(b, options.homePath) ? -1 : 1,
	);
	return [
		`# ${escapeLine(brand)}`,
		...(description ? ['', `> ${escapeLine(description)}`] : []),
		...section(words.pagesHeading, sortedPages.map(page)),
		...(hasFeature('docs')
			? section(words.docsHeading, [
					page({ href: docsPath, title: words.docsHeading }),
					document('OpenAPI', options.apiDocumentPath, words.apiDocument),
				])
			: []),
		...section(words.pricesHeading, prices),
		...section(
			words.articlesHeading,
			articles.filter(({ href }) => options.indexedPaths.has(href)).map(page),
		),
		// Readers that need a short text may skip these (llmstxt.org); the price documents above have the same data.
		...section('Optional', [
			...options.countries.map(page),
			document(words.wholeText, options.fullTextPath),
			document(words.sitemap, options.sitemapPath),
		]),
		'',
	].join('\n');
}

/** The sort key of a page: the home page comes first, and subpages follow their parent. */
function sortKey({ href }: Entry, homePath: string): string {
	return href === homePath ? '' : href.replaceAll('/', ' ');
}

function section(heading: string, lines: string[]): string[] {
	return lines.length > 0 ? ['', `## ${heading}`, '', ...lines] : [];
}

/** A text on one line, with escaped brackets, so that it can neither end nor start a link. */
function escapeLine(text: string): string {
	return plainText(text).replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim();
}
