import { localized } from '~/testing/localized-example';
import { exampleDrawing } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'VideoSection'>>((t) => ({
	__typename: 'VideoSection',
	id: 'video',
	heading: t({ en: 'Told with flags', da: 'Fortalt med flag', de: 'Mit Flaggen erzählt' }),
	text: t({
		en: '<p>Eight seconds, with captions.</p>',
		da: '<p>Otte sekunder med undertekster.</p>',
		de: '<p>Acht Sekunden, mit Untertiteln.</p>',
	}),
	video: {
		id: 'intro',
		url: '/content/media/intro.mp4',
		alt: t({
			en: 'A ship hoists signal flags',
			da: 'Et skib hejser signalflag',
			de: 'Ein Schiff setzt Signalflaggen',
		}),
		mimeType: 'video/mp4',
		width: 1280,
		height: 720,
		focalX: null,
		focalY: null,
		color: null,
	},
	poster: exampleDrawing(
		'video-poster',
		t({
			en: 'A ship at sunrise',
			da: 'Et skib ved solopgang',
			de: 'Ein Schiff bei Sonnenaufgang',
		}),
		1280,
		720,
	),
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
	transcript: t({
		en: '<p>A ship hoists six signal flags.</p>',
		da: '<p>Et skib hejser seks signalflag.</p>',
		de: '<p>Ein Schiff setzt sechs Signalflaggen.</p>',
	}),
}));

export const example = createExample('en');
