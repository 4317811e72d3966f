import type { BlogQuote } from '@website/contracts/content-types';
import type { ContentReader } from '../../content/documents/reader.ts';
import type { BlogQuoteBlock } from '../../payload-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { block as define } from '../fields/sections/block.ts';
import { line, lines } from '../fields/text.ts';

/** A quote with its source. */
export const block = define(
	'quote',
	'BlogQuoteBlock',
	words('Quote', 'Citat', 'Zitat'),
	words(
		'Words of somebody, with name and source',
		'En persons ord, med navn og kilde',
		'Worte von jemandem, mit Name und Quelle',
	),
	[
		lines('quote', words('Quote', 'Citat', 'Zitat'), { required: true }),
		line('source', words('Source', 'Kilde', 'Quelle')),
	],
);

export const map = (data: BlogQuoteBlock, read: ContentReader): BlogQuote => ({
	id: read.blockId(data),
	quote: data.quote,
	source: data.source ?? '',
});
