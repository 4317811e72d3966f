import type { BlogSlide, BlogSlider } from '@website/contracts/content-types';
import type { ContentReader } from '../../content/documents/reader.ts';
import { mapAll, resolveProperties } from '../../content/values/resolve-properties.ts';
import type { BlogSliderBlock } from '../../payload-types.ts';
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

export const map = (data: BlogSliderBlock, read: ContentReader) =>
	resolveProperties<BlogSlider>({
		id: read.blockId(data),
		heading: data.heading ?? '',
		slides: mapAll(data.slides, (slide) =>
			resolveProperties<BlogSlide>({
				image: read.media(slide.image),
				caption: slide.caption ?? '',
			}),
		),
	});
