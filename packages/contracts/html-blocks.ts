/** Allowed classes in the HTML of the content contract. The site styles them and drops all others. */
export const htmlBlockClasses = [
	'block-columns',
	'block-column',
	'block-buttons',
	'block-button',
	'block-gallery',
	'block-pullquote',
	'block-embed',
	'block-wide',
	'block-center',
	'block-right',
	'block-lower-alpha',
	'block-upper-alpha',
	'block-lower-roman',
	'block-upper-roman',
] as const;

export type HtmlBlockClass = (typeof htmlBlockClasses)[number];

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];
const blocks =
	'p br hr div ul ol li dl dt dd blockquote figure figcaption pre details summary'.split(' ');
const inlineElements =
	'a strong b em i u s del ins q cite sub sup code kbd abbr small mark span data img'.split(' ');
/** A player has a `src`, a name in `aria-label`, and only tracks inside. The site adds its controls. */
const players = ['audio', 'video', 'track'];
const tables = 'table caption thead tbody tfoot tr th td'.split(' ');

/** Allowed elements in the HTML of the content contract. `h1` is not allowed, since the page renders its own. */
export const htmlElements: readonly string[] = [
	...headings,
	...blocks,
	...inlineElements,
	...players,
	...tables,
];

/** Allowed attributes of these elements, except classes. */
export const htmlAttributes = {
	a: ['href', 'title', 'target', 'rel', 'hreflang', 'id'],
	img: ['src', 'alt', 'width', 'height'],
	audio: ['src', 'aria-label'],
	video: ['src', 'aria-label', 'poster', 'width', 'height'],
	track: ['src', 'kind', 'srclang', 'label'],
	abbr: ['title'],
	th: ['scope', 'colspan', 'rowspan'],
	td: ['colspan', 'rowspan'],
	ol: ['start', 'reversed'],
	span: ['lang'],
	details: ['open'],
	// A figure of the price list (content contract, HTML).
	data: ['price', 'country', 'show', 'volume', 'quantity', 'per', 'operator'].map(
		(name) => `data-${name}`,
	),
	// The targets of anchors.
	...Object.fromEntries(
		[...headings, 'p', 'div', 'li', 'sup', 'figure', 'table', 'blockquote'].map((tag) => [
			tag,
			['id'],
		]),
	),
};
