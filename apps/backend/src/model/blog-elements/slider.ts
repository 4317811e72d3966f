import { words } from '../../platform/i18n/words.ts';
import { mediaField } from '../fields/media.ts';
import { defineElement } from '../fields/sections/block.ts';
import { filledList, heading, lines } from '../fields/text.ts';

/** Images to page through inside an article. */
export const block = defineElement(
	'slider',
	words('Slider', 'Billedserie', 'Bilderfolge'),
	words(
		'Gallery of pictures to page through',
		'Galleri af billeder, man bladrer i',
		'Galerie von Bildern zum Durchblättern',
	),
	[
		heading,
		filledList('slides', words('Images', 'Billeder', 'Bilder'), words('Image', 'Billede', 'Bild'), [
			mediaField(),
			lines('caption', words('Caption', 'Billedtekst', 'Bildunterschrift')),
		]),
	],
);
