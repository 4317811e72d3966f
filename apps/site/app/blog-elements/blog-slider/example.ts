import type { BlogElement } from '../element';

const image = {
	url: '/content/media/phone.png',
	mimeType: 'image/png',
	width: 1200,
	height: 675,
	focalX: 50,
	focalY: 50,
	color: '#cfe3ff',
} as const;

export const example: BlogElement<'BlogSlider'> = {
	__typename: 'BlogSlider',
	id: 'slider-1',
	heading: 'One delay, told two ways',
	slides: [
		{
			caption: 'As SMS: everything is in the text.',
			image: { ...image, id: '21', alt: 'A phone with one text bubble' },
		},
		{
			caption: 'As a card: a picture, the new time and two buttons.',
			image: { ...image, id: '22', alt: 'A phone with a picture card and two buttons' },
		},
	],
};
