import { words } from '../../platform/i18n/words.ts';
import { mediaField } from '../fields/media.ts';
import { requiredToPublish } from '../fields/required-to-publish.ts';
import { defineElement } from '../fields/sections/block.ts';
import { lines, widthField, yesNo } from '../fields/text.ts';

/** An image with border and width (specification section 3). */
export const block = defineElement(
	'media',
	words('Image', 'Billede', 'Bild'),
	words(
		'A photo, drawing or screenshot with caption, border and width',
		'Et foto, en tegning eller et skærmbillede med billedtekst, ramme og bredde',
		'Ein Foto, eine Zeichnung oder ein Bildschirmfoto mit Bildunterschrift, Rahmen und Breite',
	),
	[
		requiredToPublish(
			mediaField('media', words('Image or video', 'Billede eller video', 'Bild oder Video'), '/'),
		),
		lines('caption', words('Caption', 'Billedtekst', 'Bildunterschrift')),
		yesNo('border', words('Border', 'Ramme', 'Rahmen')),
		widthField,
	],
);
