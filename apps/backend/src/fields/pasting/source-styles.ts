import type { Run } from './blocks.ts';

/** Declarations of an element's `style` attribute as it is written: Word's own (`mso-…`) are unknown to browsers. */
export function stylesOf(element: Element): Map<string, string> {
	const declarations = (element.getAttribute('style') ?? '').split(';');
	return new Map(
		declarations.flatMap((declaration): [string, string][] => {
			const colon = declaration.indexOf(':');
			if (colon < 0) return [];
			const name = declaration.slice(0, colon).trim().toLowerCase();
			return [
				[
					name,
					declaration
						.slice(colon + 1)
						.trim()
						.toLowerCase(),
				],
			];
		}),
	);
}

const neverShown =
	/^(style|script|noscript|template|meta|link|title|head|xml|del|svg|math|iframe|object|embed|video|audio|canvas|input|select|textarea|button|v:.*)$/;
const comments = /\b(MsoCommentReference|msocomanchor|MsoCommentText|msoDel|EOP)\b/;

/** What is no text of the document: scripts, styles, comments, deletions that somebody else has tracked, markers of list entries. */
export function isDropped(element: Element): boolean {
	if (neverShown.test(element.localName)) return true;
	if (comments.test(element.getAttribute('class') ?? '')) return true;
	const styles = stylesOf(element);
	return (
		styles.get('display') === 'none' ||
		styles.get('mso-hide') === 'all' ||
		styles.get('mso-list') === 'ignore' ||
		styles.get('mso-special-character') === 'comment' ||
		styles.get('mso-element') === 'comment-list'
	);
}

type Look = Pick<Run, 'isBold' | 'isCode' | 'isItalic' | 'isStruck'>;

function weighs(written: string | undefined, otherwise: boolean): boolean {
	if (written === undefined) return otherwise;
	return written === 'bold' || written === 'bolder' || Number(written) >= 600;
}

/** How an element's words look inside what is around it; a style says more than a tag. Google Docs wraps everything in a `b` that is not bold. */
export function lookOf(element: Element, around: Look): Look {
	const tag = element.localName;
	const styles = stylesOf(element);
	const slant = styles.get('font-style');
	const decoration = styles.get('text-decoration') ?? styles.get('text-decoration-line') ?? '';
	return {
		isBold: weighs(styles.get('font-weight'), around.isBold || /^(b|strong)$/.test(tag)),
		isItalic: slant ? slant !== 'normal' : around.isItalic || /^(i|em)$/.test(tag),
		isStruck: around.isStruck || /^(s|strike)$/.test(tag) || decoration.includes('line-through'),
		isCode: around.isCode || /^(code|kbd|samp|tt)$/.test(tag),
	};
}

const titles = /\bMsoTitle\b/;

/** The level of a heading, 0 for a document's title; null for what is none. Word on the web writes paragraphs with a role. */
export function headingLevel(element: Element): number | null {
	const tag = /^h([1-6])$/.exec(element.localName)?.[1];
	if (tag) return Number(tag);
	if (titles.test(element.getAttribute('class') ?? '')) return 0;
	if (element.getAttribute('role') !== 'heading') return null;
	return Number(element.getAttribute('aria-level')) || 1;
}

/** What a paragraph says of the list it is an entry of. */
export interface ListEntry {
	level: number;
	isOrdered: boolean;
	start: number;
}

const marker = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';

const isNumber = /^\(?(\d+|[a-z]|[ivxlc]+)[.)]/i;

/** Word on the desktop writes entries as paragraphs with `mso-list:l0 level2 lfo1`, the marker in a part of its own. */
export function wordEntry(paragraph: Element): ListEntry | null {
	const level = /\blevel(\d+)\b/.exec(stylesOf(paragraph).get('mso-list') ?? '')?.[1];
	if (!level) return null;
	const written = paragraph.querySelector(marker)?.textContent?.trim() ?? '';
	const isOrdered = isNumber.test(written);
	const number = Number.parseInt(written.replace(/^\(/, ''), 10);
	return { level: Number(level), isOrdered, start: number > 0 ? number : 1 };
}
