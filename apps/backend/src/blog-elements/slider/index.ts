import type { ContentReader } from '../../content/reader.ts';
import { each, whole } from '../../content/whole.ts';
import { block as define } from '../../fields/block.ts';
import { mediaField } from '../../fields/media.ts';
import { heading, lines } from '../../fields/text.ts';
import { words } from '../../fields/words.ts';
import type { BlogSlide, BlogSlider } from '../../graphql/generated/resolvers.ts';
import type { BlogSliderBlock } from '../../payload-types.ts';

/** Images to page through inside an article. */
export const block = define(
	'slider',
	'BlogSliderBlock',
	words('Slider', 'Billedserie', 'Bilderfolge'),
	[
		heading,
		{
			name: 'slides',
			type: 'array',
			label: words('Images', 'Billeder', 'Bilder'),
			minRows: 1,
			fields: [mediaField(), lines('caption', words('Caption', 'Billedtekst', 'Bildunterschrift'))],
		},
	],
);

export const map = (data: BlogSliderBlock, read: ContentReader) =>
	whole<BlogSlider>({
		id: read.blockId(data),
		heading: data.heading ?? '',
		slides: each(data.slides, (slide) =>
			whole<BlogSlide>({ image: read.media(slide.image), caption: slide.caption ?? '' }),
		),
	});
