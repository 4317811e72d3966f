import { hyphenated } from '#shared/markup/hyphenated.ts';
import { withFigureColumns } from './figure-columns';

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
