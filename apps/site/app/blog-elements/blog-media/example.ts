import type { BlogElement } from '../element';

export const example: BlogElement<'BlogMedia'> = {
	__typename: 'BlogMedia',
	id: 'media-1',
	border: true,
	width: 'wide',
	caption: '160 small fields beside 70 large ones: the same message, counted twice.',
	media: {
		id: '12',
		url: '/content/media/fields.png',
		alt: '160 small squares beside 70 large ones',
		mimeType: 'image/png',
		width: 1200,
		height: 675,
		focalX: 50,
		focalY: 50,
		color: '#1b5fd0',
	},
};
