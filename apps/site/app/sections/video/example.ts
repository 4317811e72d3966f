import { exampleDrawing } from '../example-parts';
import type { SectionFields } from '../section-props';

export const example: SectionFields<'VideoSection'> = {
	__typename: 'VideoSection',
	id: 'video',
	heading: 'Told with flags',
	text: '<p>Eight seconds, with captions.</p>',
	video: {
		id: 'intro',
		url: '/content/media/intro.mp4',
		alt: 'A ship hoists signal flags',
		mimeType: 'video/mp4',
		width: 1280,
		height: 720,
		focalX: null,
		focalY: null,
		color: null,
	},
	poster: exampleDrawing('video-poster', 'A ship at sunrise', 1280, 720),
	captions: {
		id: 'intro.en',
		url: '/content/media/intro.en.vtt',
		alt: '',
		mimeType: 'text/vtt',
		width: null,
		height: null,
		focalX: null,
		focalY: null,
		color: null,
	},
	transcript: '<p>A ship hoists six signal flags.</p>',
};
