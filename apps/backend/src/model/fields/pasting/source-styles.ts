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

function weighs(weight: string | undefined, otherwise: boolean): boolean {
	if (weight === undefined) return otherwise;
	return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
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
	/** The bullet or number at the beginning of its words; empty where they begin without one. */
	marker: string;
}

const marker = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';

const isNumber = /^\(?(\d+|[a-z]|[ivxlc]+)[.)]/i;

/** Characters that begin an entry and no sentence, those of Word's symbol fonts included. */
const bullet = /^\s*([·•●○◦▪■□‣⁃\uf0a7\uf0b7\uf0d8])\s+/;

/** What may begin a sentence as well, and begins an entry where a wide gap follows. */
const wideMarker = /^\s*([§o–-]|\(?(?:\d{1,3}|[a-z]|[ivxlc]{1,6})[.)])[^\S\u00a0\t]*[\u00a0\t]/i;

/** The bullet that the words of an entry begin with, beside the one that its list draws. */
export const bulletOf = (text: string): string => bullet.exec(text)?.[1] ?? '';

/** Points of a margin, which programs indent each level of a list by. */
const pointsOfLevel = 36;

function entryOf(level: number, bullet: string, marker: string): ListEntry {
	const number = Number.parseInt(bullet.replace(/^\(/, ''), 10);
	return { level, isOrdered: isNumber.test(bullet), start: number > 0 ? number : 1, marker };
}

/**
 * What a paragraph that stands for an entry of a list says; null for any other. Word on the desktop writes `mso-list:l0 level2 lfo1` and the
 * marker in a part of its own, older versions in the words; what sanitizes its texts leaves a class or nothing but the marker.
 */
export function writtenEntry(paragraph: Element): ListEntry | null {
	const styles = stylesOf(paragraph);
	const text = paragraph.textContent ?? '';
	const level = Number(/\blevel(\d+)\b/.exec(styles.get('mso-list') ?? '')?.[1] ?? 0);
	const apart = paragraph.querySelector(marker)?.textContent?.trim();
	if (level && apart) return entryOf(level, apart, '');
	const isEntry = /\bMsoListParagraph/.test(paragraph.getAttribute('class') ?? '');
	const bullet = bulletOf(text) || ((level || isEntry) && wideMarker.exec(text)?.[1]) || '';
	if (!level && !bullet) return null;
	const indent = Number.parseFloat(styles.get('margin-left') ?? '') / pointsOfLevel;
	return entryOf(level || Math.max(1, Math.round(indent) || 1), bullet, bullet);
}
