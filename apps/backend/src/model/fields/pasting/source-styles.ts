import type { Run } from './blocks.ts';

/** Parses the `style` attribute of an element, because browsers drop Word's properties (`mso-…`) from `element.style`. */
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

const ignoredTags =
	/^(style|script|noscript|template|meta|link|title|head|xml|del|svg|math|iframe|object|embed|video|audio|canvas|input|select|textarea|button|v:.*)$/;
const comments = /\b(MsoCommentReference|msocomanchor|MsoCommentText|msoDel|EOP)\b/;

/** True for elements that are not text of the document: scripts, styles, comments, tracked deletions, list markers. */
export function isIgnored(element: Element): boolean {
	if (ignoredTags.test(element.localName)) return true;
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

type Format = Pick<Run, 'isBold' | 'isCode' | 'isItalic' | 'isStruck'>;

function isBoldWeight(weight: string | undefined, fallback: boolean): boolean {
	if (weight === undefined) return fallback;
	return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
}

/** The formatting of an element's text. Styles override tags, because Google Docs wraps everything in a `b` that is not bold. */
export function formatOf(element: Element, parent: Format): Format {
	const tag = element.localName;
	const styles = stylesOf(element);
	const fontStyle = styles.get('font-style');
	const decoration = styles.get('text-decoration') ?? styles.get('text-decoration-line') ?? '';
	return {
		isBold: isBoldWeight(styles.get('font-weight'), parent.isBold || /^(b|strong)$/.test(tag)),
		isItalic: fontStyle ? fontStyle !== 'normal' : parent.isItalic || /^(i|em)$/.test(tag),
		isStruck: parent.isStruck || /^(s|strike)$/.test(tag) || decoration.includes('line-through'),
		isCode: parent.isCode || /^(code|kbd|samp|tt)$/.test(tag),
	};
}

const formsOf = (plain: string, forms: string): ReadonlyMap<string, string> => {
	const characters = [...forms];
	return new Map([...plain].map((character, index) => [character, characters[index] ?? '']));
};
const raised = formsOf(
	'0123456789+-−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVW',
	'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ',
);
const lowered = formsOf('0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');

/** By how much an element's text is raised, below zero if it is lowered: by its name, or by the styles of Word and Google Docs. */
function raiseOf(element: Element): number {
	const styles = stylesOf(element);
	const align = styles.get('vertical-align') ?? '';
	if (element.localName === 'sup' || align === 'super') return 1;
	if (element.localName === 'sub' || align === 'sub') return -1;
	const top =
		styles.get('position') === 'relative' ? Number.parseFloat(styles.get('top') ?? '') : 0;
	return Number.parseFloat(align) || -top || 0;
}

/** Letters of a word stay plain: "1st", "Acme new". */
const maxRaisedLetters = 3;

/**
 * The Unicode characters for raised or lowered text, because the editor has no such format. Letters without such a character are marked as
 * in formulas, x^q and x_b, as "xq" would be another text. Null for text that is not raised, for words, and for signs such as ®.
 */
export function scriptCharacters(element: Element): string | null {
	const raise = raiseOf(element);
	const text = element.textContent?.trim() ?? '';
	if (raise === 0 || text === '') return null;
	const hasLetters = /\p{L}/u.test(text);
	const isOrdinal = hasLetters && /\d\s*$/.test(element.previousSibling?.textContent ?? '');
	if (hasLetters && (isOrdinal || text.length > maxRaisedLetters)) return null;
	const mapped = [...text].map((character) => (raise > 0 ? raised : lowered).get(character));
	if (!mapped.includes(undefined)) return mapped.join('');
	return /^[\p{L}\p{N}]+$/u.test(text) ? (raise > 0 ? '^' : '_') + text : null;
}

/** Whether line breaks, spaces and tabs of an element's text are meant; `inherited` if it does not say so. */
export function keepsSpaces(element: Element, inherited: boolean): boolean {
	const styles = stylesOf(element);
	const value = styles.get('white-space') ?? styles.get('white-space-collapse');
	return value === undefined ? inherited : /^(pre|pre-wrap|break-spaces|preserve)\b/.test(value);
}

const lineTags = /^(div|li|p|tr)$/;

/** True for an element whose text is code with lines and indentation: `pre`, or lines copied from VS Code or GitHub. */
export const isCodeBlock = (element: Element): boolean =>
	element.localName === 'pre' ||
	(element.localName === 'div' && stylesOf(element).get('white-space') === 'pre') ||
	(element.localName === 'table' && element.querySelector('td.blob-code') !== null);

/** The text of code with its line breaks and spaces, without the line numbers of GitHub. */
export function codeOf(node: Node): string {
	if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? '';
	if (node.nodeType !== node.ELEMENT_NODE) return '';
	// A cast, because `instanceof` fails for nodes of another document.
	const element = node as Element;
	if (isIgnored(element) || element.classList.contains('blob-num')) return '';
	if (element.localName === 'br') return '\n';
	let code = '';
	for (const child of element.childNodes) {
		const part = codeOf(child);
		const isLine =
			child.nodeType === child.ELEMENT_NODE && lineTags.test((child as Element).localName);
		if (isLine && code !== '' && !code.endsWith('\n')) code += '\n';
		code += part;
		if (isLine && !part.endsWith('\n')) code += '\n';
	}
	return code;
}

const titleClass = /\bMsoTitle\b/;

/** The level of a heading, 0 for a document's title, or `null`. Word on the web writes paragraphs with the role `heading`. */
export function headingLevel(element: Element): number | null {
	const tag = /^h([1-6])$/.exec(element.localName)?.[1];
	if (tag) return Number(tag);
	if (titleClass.test(element.getAttribute('class') ?? '')) return 0;
	if (element.getAttribute('role') !== 'heading') return null;
	return Number(element.getAttribute('aria-level')) || 1;
}

/** The position of a list item. */
export interface ListEntry {
	level: number;
	isOrdered: boolean;
	start: number;
	/** The bullet or number at the start of its text, or empty. */
	marker: string;
}

const marker = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';

const isNumber = /^\(?(\d+|[a-z]|[ivxlc]+)[.)]/i;

/** Characters that start a list item but not a sentence, including those of Word's symbol fonts. */
const bullet = /^\s*([·•●○◦▪■□‣⁃\uf0a7\uf0b7\uf0d8])\s+/;

/** Markers that may also start a sentence. They start a list item only if a wide gap follows. */
const wideMarker = /^\s*([§o–-]|\(?(?:\d{1,3}|[a-z]|[ivxlc]{1,6})[.)])[^\S\u00a0\t]*[\u00a0\t]/i;

/** The bullet at the start of an item's text, in addition to the one that the list renders; or empty. */
export const bulletOf = (text: string): string => bullet.exec(text)?.[1] ?? '';

/** The margin in points by which programs indent each level of a list. */
const pointsOfLevel = 36;

function entryOf(level: number, bullet: string, marker: string): ListEntry {
	const number = Number.parseInt(bullet.replace(/^\(/, ''), 10);
	return { level, isOrdered: isNumber.test(bullet), start: number > 0 ? number : 1, marker };
}

/**
 * The list item that a paragraph represents, or `null`. Word on the desktop writes `mso-list:l0 level2 lfo1` and the marker in an element
 * of its own, older versions in the text. Programs that sanitize Word's HTML leave only a class or the marker.
 */
export function listEntryOf(paragraph: Element): ListEntry | null {
	const styles = stylesOf(paragraph);
	const text = paragraph.textContent ?? '';
	const level = Number(/\blevel(\d+)\b/.exec(styles.get('mso-list') ?? '')?.[1] ?? 0);
	const separateMarker = paragraph.querySelector(marker)?.textContent?.trim();
	if (level && separateMarker) return entryOf(level, separateMarker, '');
	const isEntry = /\bMsoListParagraph/.test(paragraph.getAttribute('class') ?? '');
	const bullet = bulletOf(text) || ((level || isEntry) && wideMarker.exec(text)?.[1]) || '';
	if (!level && !bullet) return null;
	const indent = Number.parseFloat(styles.get('margin-left') ?? '') / pointsOfLevel;
	return entryOf(level || Math.max(1, Math.round(indent) || 1), bullet, bullet);
}
