import { words } from '../../platform/i18n/words.ts';
import { mediaField } from '../fields/media.ts';
import { block as define } from '../fields/sections/block.ts';
import { heading, lines, listLabels } from '../fields/text.ts';

/** Images to page through inside an article. */
export const block = define(
	'slider',
	'BlogSliderBlock',
	words('Slider', 'Billedserie', 'Bilderfolge'),
	words(
		'Gallery of pictures to page through',
		'Galleri af billeder, man bladrer i',
		'Galerie von Bildern zum Durchblättern',
	),
	[
		heading,
		{
			name: 'slides',
			type: 'array',
			...listLabels(words('Images', 'Billeder', 'Bilder'), words('Image', 'Billede', 'Bild')),
			minRows: 1,
			fields: [mediaField(), lines('caption', words('Caption', 'Billedtekst', 'Bildunterschrift'))],
		},
	],
);
