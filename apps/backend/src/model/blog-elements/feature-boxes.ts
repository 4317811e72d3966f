import { words } from '../../platform/i18n/words.ts';
import { richText } from '../fields/rich-text.ts';
import { defineElement } from '../fields/sections/block.ts';
import { columnsField, filledList, heading, requiredHeading } from '../fields/text.ts';

/** Boxes in columns (specification section 3). */
export const block = defineElement(
	'featureBoxes',
	words('Feature boxes', 'Bokse', 'Kästen'),
	words(
		'Short texts in boxes, in columns',
		'Korte tekster i bokse, i kolonner',
		'Kurze Texte in Kästen, in Spalten',
	),
	[
		heading,
		columnsField,
		filledList('boxes', words('Boxes', 'Bokse', 'Kästen'), words('Box', 'Boks', 'Kasten'), [
			requiredHeading,
			richText(),
		]),
	],
);
