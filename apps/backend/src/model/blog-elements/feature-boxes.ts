import type { BlogFeatureBoxes } from '@website/contracts/content-types';
import type { ContentReader } from '../../content/documents/reader.ts';
import type { BlogFeatureBoxesBlock } from '../../payload-types.ts';
import { words } from '../../platform/i18n/words.ts';
import { richText } from '../fields/rich-text.ts';
import { block as define } from '../fields/sections/block.ts';
import { columnsField, heading, listLabels, requiredHeading } from '../fields/text.ts';

/** Boxes in columns (specification section 3). */
export const block = define(
	'featureBoxes',
	'BlogFeatureBoxesBlock',
	words('Feature boxes', 'Bokse', 'Kästen'),
	words(
		'Short texts in boxes, in columns',
		'Korte tekster i bokse, i kolonner',
		'Kurze Texte in Kästen, in Spalten',
	),
	[
		heading,
		columnsField,
		{
			name: 'boxes',
			type: 'array',
			...listLabels(words('Boxes', 'Bokse', 'Kästen'), words('Box', 'Boks', 'Kasten')),
			minRows: 1,
			fields: [requiredHeading, richText()],
		},
	],
);

export const map = (data: BlogFeatureBoxesBlock, read: ContentReader): BlogFeatureBoxes => ({
	id: read.blockId(data),
	heading: data.heading ?? '',
	columns: data.columns ?? 3,
	boxes: (data.boxes ?? []).map((box) => ({ heading: box.heading, text: read.html(box.text) })),
});
