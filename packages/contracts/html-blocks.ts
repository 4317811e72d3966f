/** Classes that HTML of the content contract may have; the site styles them. Every other class is dropped. */
export const htmlBlockClasses = [
	'block-columns',
	'block-column',
	'block-buttons',
	'block-button',
	'block-gallery',
	'block-pullquote',
	'block-embed',
	'block-wide',
] as const;

export type HtmlBlockClass = (typeof htmlBlockClasses)[number];

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];
const blocks = 'p br hr div ul ol li dl dt dd blockquote figure figcaption pre'.split(' ');
const words = 'a strong b em i u s sub sup code kbd abbr small mark span data img'.split(' ');
const tables = 'table caption thead tbody tfoot tr th td'.split(' ');

/** Elements that HTML of the content contract may have; a page has a first heading of its own. */
export const htmlElements: readonly string[] = [...headings, ...blocks, ...words, ...tables];

/** Attributes that they may have, classes apart. */
export const htmlAttributes = {
	a: ['href', 'title', 'target', 'rel', 'hreflang'],
	img: ['src', 'alt', 'width', 'height'],
	abbr: ['title'],
	th: ['scope', 'colspan', 'rowspan'],
	td: ['colspan', 'rowspan'],
	ol: ['start'],
	span: ['lang'],
	// A figure of the price list (content contract, HTML).
	data: ['price', 'country', 'show', 'volume', 'quantity', 'per', 'operator'].map(
		(name) => `data-${name}`,
	),
	...Object.fromEntries(headings.map((tag) => [tag, ['id']])),
};
