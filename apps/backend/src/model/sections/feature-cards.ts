import { words } from '../../platform/i18n/words.ts';
import { iconField } from '../fields/icon.ts';
import { linkField } from '../fields/link.ts';
import { mediaField } from '../fields/media.ts';
import { richText } from '../fields/rich-text.ts';
import { defineSection } from '../fields/sections/block.ts';
import {
	columnsField,
	eyebrow,
	filledList,
	heading,
	requiredHeading,
	themeField,
} from '../fields/text.ts';

/** Cards with an icon, an image or both. */
export const block = defineSection(
	'featureCards',
	words('Feature cards', 'Funktionskort', 'Funktionskarten'),
	words(
		'Cards in columns with icon or picture, for benefits and services',
		'Kort i kolonner med ikon eller billede, til fordele og ydelser',
		'Karten in Spalten mit Symbol oder Bild, für Vorteile und Leistungen',
	),
	[
		eyebrow,
		heading,
		richText(),
		columnsField,
		themeField,
		filledList('cards', words('Cards', 'Kort', 'Karten'), words('Card', 'Kort', 'Karte'), [
			iconField,
			requiredHeading,
			richText(),
			mediaField(),
			linkField(),
		]),
	],
);
