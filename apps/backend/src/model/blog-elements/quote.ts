import { words } from '../../platform/i18n/words.ts';
import { defineElement } from '../fields/sections/block.ts';
import { line, lines } from '../fields/text.ts';

/** A quote with its source. */
export const block = defineElement(
	'quote',
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
