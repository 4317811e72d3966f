import { escapeHtml } from '@website/contracts/escape-html';

/** Plain text of an editor as HTML: blank lines part paragraphs. */
export const paragraphs = (text: string): string =>
	text
		.split(/\n\s*\n/)
		.filter((part) => part.trim())
		.map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br />')}</p>`)
		.join('');
