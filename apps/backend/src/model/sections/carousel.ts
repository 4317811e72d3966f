import { words } from '../../platform/i18n/words.ts';
import { linkField } from '../fields/link.ts';
import { mediaField } from '../fields/media.ts';
import { block as define } from '../fields/sections/block.ts';
import { heading, lines, listLabels } from '../fields/text.ts';

/** Slides to page through. */
export const block = define(
	'carousel',
	'CarouselBlock',
	words('Carousel', 'Karrusel', 'Karussell'),
	words(
		'Slides with a picture and a text to page through, one at a time',
		'Slides med billede og tekst, man bladrer i, én ad gangen',
		'Folien mit Bild und Text zum Durchblättern, eine nach der anderen',
	),
	[
		heading,
		{
			name: 'slides',
			type: 'array',
			...listLabels(words('Slides', 'Billeder', 'Bilder'), words('Slide', 'Billede', 'Bild')),
			minRows: 1,
			fields: [mediaField(), heading, lines('text', words('Text', 'Tekst', 'Text')), linkField()],
		},
	],
);
