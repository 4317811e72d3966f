import type { CarouselSection, Slide } from '@website/contracts/content-types';
import type { ContentReader } from '../../content/documents/reader.ts';
import { mapAll, resolveProperties } from '../../content/values/resolve-properties.ts';
import type { CarouselBlock } from '../../payload-types.ts';
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

export const map = (data: CarouselBlock, read: ContentReader) =>
	resolveProperties<CarouselSection>({
		id: read.blockId(data),
		heading: data.heading ?? '',
		slides: mapAll(data.slides, (slide) =>
			resolveProperties<Slide>({
				image: read.media(slide.image),
				heading: slide.heading ?? '',
				text: slide.text ?? '',
				link: read.link(slide.link),
			}),
		),
	});
