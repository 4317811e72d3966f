import { textOfHtml } from '@website/contracts/text-of-html';
import type { Addresses } from '../catalog/addresses.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** Converts the HTML of a title or excerpt to plain text. WordPress ends truncated excerpts with "[…]", which becomes "…". */
export const plainText = (html: string | null | undefined): string =>
	textOfHtml(html ?? '')
		.replace(/\[…\]/g, '…')
		.replace(/\s+/g, ' ')
		.trim();

/** Converts an excerpt or a description, made from the text of a document, to plain text without shortcodes. */
export const summaryText = (html: string | null | undefined): string =>
	plainText(withoutShortcodes(html ?? ''));

/** Converts the excerpt of the article at `href` to plain text, without the links to the article that themes append ("Continue reading"). */
export const excerptText = (
	html: string | null | undefined,
	addresses: Addresses,
	href: string,
): string =>
	summaryText(
		html?.replace(/<a\s[^>]*?href=(["'])(.*?)\1[^>]*>[\s\S]*?<\/a>/gi, (link, _quote, target) =>
			addresses.link(target).replace(/#.*/, '') === href ? '' : link,
		),
	);

/** The first sentence of the first paragraph of a text; empty without a paragraph. */
export function firstSentence(html: string | null | undefined): string {
	const paragraphs = [...(html ?? '').matchAll(/<p(?:\s[^>]*)?>([\s\S]*?)<\/p>/gi)];
	const text = paragraphs.map(([, paragraph]) => summaryText(paragraph)).find((one) => one !== '');
	const [sentence] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text ?? '');
	return sentence?.segment.trim() ?? '';
}
