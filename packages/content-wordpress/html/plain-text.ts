import { textOfHtml } from '@website/contracts/text-of-html';

/** Converts the HTML of a title or excerpt to plain text. WordPress ends truncated excerpts with "[…]", which becomes "…". */
export const plainText = (html: string | null | undefined): string =>
	textOfHtml(html ?? '')
		.replace(/\[…\]/g, '…')
		.replace(/\s+/g, ' ')
		.trim();
