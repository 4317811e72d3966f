import { hyphenated } from '#shared/markup/hyphenated.ts';
import { withFigureColumns } from './figure-columns';

/**
 * Sanitized HTML as texts show it: columns of figures are marked, what may scroll is reached by key, and no line breaks inside of words such
 * as e-mail.
 */
export const presentHtml = (html: string): string =>
	unbrokenHtml(withFocusableScrollers(withFigureColumns(html)));

/** What may scroll sideways inside a text can be reached and scrolled by key (WCAG 2.1.1). */
function withFocusableScrollers(html: string): string {
	return html
		.replace(/<pre(?=[\s>])/gi, '<pre tabindex="0"')
		.replace(/<table(?=[\s>])/gi, '<div class="scroller" role="group" tabindex="0"><table')
		.replace(/<\/table>/gi, '</table></div>');
}

/** The words of an HTML fragment outside its tags, each such word in one piece. */
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

/** The HTML for programs, which need none of it: words in one piece are plain again. */
export const withoutPresentation = (html: string): string =>
	html.replace(/<span class="whitespace-nowrap">([^<]*)<\/span>/g, '$1');
