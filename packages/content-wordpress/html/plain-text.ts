import { textOfHtml } from '@website/contracts/text-of-html';

/** The words of a title or an excerpt, without tags and entities. WordPress ends cut excerpts with "[…]": the ellipsis stays. */
export const plainText = (html: string | null | undefined): string =>
	textOfHtml(html ?? '')
		.replace(/\[…\]/g, '…')
		.replace(/\s+/g, ' ')
		.trim();
