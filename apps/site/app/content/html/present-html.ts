import { hyphenated } from '#shared/markup/hyphenated.ts';

const table = /<table(?=[\s>])[\s\S]*?<\/table>/gi;
const row = /<tr(?=[\s>])[\s\S]*?<\/tr>/gi;
const cell = /<(t[hd])([^>]*)>([\s\S]*?)<\/\1>/gi;

/** The text of a cell. A price in several currencies counts as one number. */
const textOf = (html: string): string =>
	html.replace(/(?:<data(?=[\s>])[\s\S]*?<\/data>)+/gi, '0').replace(/<[^>]*>|&[a-z0-9#]+;/gi, ' ');

/** Whether a cell contains a number, a calculation or a price: digits and signs, with at most a unit or "from". */
function isFigure(html: string): boolean {
	const text = textOf(html);
	return /\d/.test(text) && (text.match(/\p{L}/gu) ?? []).length <= 4;
}

/**
 * Marks the table columns with only numeric cells, including their headers, so that they are right-aligned. The first column contains row
 * headings and is never marked.
 */
export function withFigureColumns(html: string): string {
	return html.replace(table, (source) => {
		const bodies = [...source.matchAll(row)]
			.map(([text]) => [...text.matchAll(cell)])
			.filter((cells) => cells.some(([, tag]) => tag?.toLowerCase() === 'td'));
		const isMarked = (column: number): boolean =>
			column > 0 &&
			bodies.length > 0 &&
			bodies.every((cells) => isFigure(cells[column]?.[3] ?? ''));
		return source.replace(row, (text) => {
			let column = -1;
			return text.replace(cell, (whole, tag: string, attributes: string, inner: string) => {
				column += 1;
				return isMarked(column)
					? `<${tag}${attributes} data-column="figures">${inner}</${tag}>`
					: whole;
			});
		});
	});
}

/**
 * Prepares sanitized HTML for display: marks numeric columns and code, makes scrollable elements focusable, and prevents line breaks in words such
 * as e-mail.
 */
export const presentHtml = (html: string): string =>
	unbrokenHtml(withUntranslatedCode(withFocusableScrollers(withFigureColumns(html))));

/** Excludes code from translation by browsers. */
const withUntranslatedCode = (html: string): string =>
	html.replace(/<code(?=[\s>])/gi, '<code translate="no"');

/** Makes horizontally scrollable elements focusable, so that they can be scrolled by keyboard (WCAG 2.1.1). */
function withFocusableScrollers(html: string): string {
	return html
		.replace(/<pre(?=[\s>])/gi, '<pre tabindex="0"')
		.replace(/<table(?=[\s>])/gi, '<div class="scroller" role="group" tabindex="0"><table')
		.replace(/<\/table>/gi, '</table></div>');
}

/** Wraps hyphenated words outside of tags. */
function unbrokenHtml(html: string): string {
	return html
		.split(/(<[^>]*>)/)
		.map((part, index) => (index % 2 === 1 ? part : unbrokenText(part)))
		.join('');
}

const unbrokenText = (text: string): string =>
	text
		.split(hyphenated)
		.map((words, at) => (at % 2 === 1 ? `<span class="whitespace-nowrap">${words}</span>` : words))
		.join('');

/** Removes the wrappers of hyphenated words, for responses to programs. */
export const withoutPresentation = (html: string): string =>
	html.replace(/<span class="whitespace-nowrap">([^<]*)<\/span>/g, '$1');
