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
