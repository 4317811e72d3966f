import { escapeHtml } from '@website/contracts/escape-html';

/** Converts plain text to HTML; blank lines separate paragraphs. */
export const paragraphs = (text: string): string =>
	text
		.split(/\n\s*\n/)
		.filter((part) => part.trim())
		.map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br />')}</p>`)
		.join('');
