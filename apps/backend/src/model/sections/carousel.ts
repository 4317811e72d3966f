import { words } from '../../platform/i18n/words.ts';
import { linkField } from '../fields/link.ts';
import { mediaField } from '../fields/media.ts';
import { defineSection } from '../fields/sections/block.ts';
import { filledList, heading, lines } from '../fields/text.ts';

/** Slides to page through. */
export const block = defineSection(
	'carousel',
	words('Carousel', 'Karrusel', 'Karussell'),
	words(
		'Slides with a picture and a text to page through, one at a time',
		'Slides med billede og tekst, man bladrer i, én ad gangen',
		'Folien mit Bild und Text zum Durchblättern, eine nach der anderen',
	),
	[
		heading,
		filledList('slides', words('Slides', 'Billeder', 'Bilder'), words('Slide', 'Billede', 'Bild'), [
			mediaField(),
			heading,
			lines('text', words('Text', 'Tekst', 'Text')),
			linkField(),
		]),
	],
);
