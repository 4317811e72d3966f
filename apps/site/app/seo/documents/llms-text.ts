import { siteCurrencies } from '@website/contracts/site-currencies';
import { markdownPathOf } from '#shared/addresses/markdown-path.ts';
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
	/** Of the pages the one that stands first; the others stand by their addresses. */
	homePath: string;
	/** Newest first. */
	articles: readonly Entry[];
	/** Pages of countries. */
	countries: readonly Entry[];
	docsPath: string;
	apiDocumentPath: string;
	wholeTextPath: string;
	sitemapPath: string;
	words: Messages['llms'];
}

/** A language's `llms.txt` (llmstxt.org): what there is to read, each page as Markdown, and the documents made for programs. */
export function llmsText(options: LlmsTextOptions): string {
	const { origin, brand, description, pages, articles, docsPath, words } = options;
	const document = (title: string, href: string, note = '') =>
		`- [${escaped(title)}](${new URL(href, origin).href})${note && `: ${escaped(note)}`}`;
	const page = ({ href, title, note }: Entry) =>
		document(title || href, markdownPathOf(href), note);
	const prices = siteCurrencies().flatMap((currency) =>
		['json', 'csv'].map((format) =>
			document(
				`${currency}, ${format.toUpperCase()}`,
				`/prices/${currency.toLowerCase()}.${format}`,
				words.prices,
			),
		),
	);
	const inOrder = pages.toSorted((a, b) =>
		placeOf(a, options.homePath) < placeOf(b, options.homePath) ? -1 : 1,
	);
	return [
		`# ${escaped(brand)}`,
		...(description ? ['', `> ${escaped(description)}`] : []),
		...section(words.pagesHeading, inOrder.map(page)),
		...section(words.docsHeading, [
			page({ href: docsPath, title: words.docsHeading }),
			document('OpenAPI', options.apiDocumentPath, words.apiDocument),
		]),
		...section(words.pricesHeading, prices),
		...section(words.articlesHeading, articles.map(page)),
		// Whoever needs a short text may pass over these (llmstxt.org); the documents of prices above say the same.
		...section('Optional', [
			...options.countries.map(page),
			document(words.wholeText, options.wholeTextPath),
			document(words.sitemap, options.sitemapPath),
		]),
		'',
	].join('\n');
}

/** What pages are ordered by: the home page first, and those below a page after it. */
function placeOf({ href }: Entry, homePath: string): string {
	return href === homePath ? '' : href.replaceAll('/', ' ');
}

function section(heading: string, lines: string[]): string[] {
	return lines.length > 0 ? ['', `## ${heading}`, '', ...lines] : [];
}

/** A text of the content on one line, which can't end a link or begin one. */
function escaped(text: string): string {
	return plainText(text).replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim();
}
