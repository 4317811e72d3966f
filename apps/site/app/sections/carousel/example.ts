import { exampleDrawing, exampleLink } from '../example-parts';
import type { SectionFields } from '../section-props';

export const example: SectionFields<'CarouselSection'> = {
	__typename: 'CarouselSection',
	id: 'carousel',
	heading: 'What an RCS message can hold',
	slides: [
		{
			heading: 'Rich cards',
			text: 'Picture, text and up to four buttons.',
			image: exampleDrawing('feature-rich-cards', 'Three message cards'),
			link: exampleLink('/rcs', 'More about RCS'),
		},
		{
			heading: 'Replies',
			text: 'Answers with one tap.',
			image: exampleDrawing('feature-two-way', 'Two ships signal'),
			link: null,
		},
		{
			heading: 'Fallback',
			text: 'SMS takes over where RCS cannot.',
			image: exampleDrawing('feature-fallback', 'Three steps down'),
			link: null,
		},
	],
};
