import { localized } from '~/testing/localized-example';
import { exampleDrawing } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'VideoSection'>>((t) => ({
	__typename: 'VideoSection',
	id: 'video',
	heading: t('Told with flags', 'Fortalt med flag', 'Mit Flaggen erzählt'),
	text: t(
		'<p>Eight seconds, with captions.</p>',
		'<p>Otte sekunder med undertekster.</p>',
		'<p>Acht Sekunden, mit Untertiteln.</p>',
	),
	video: {
		id: 'intro',
		url: '/content/media/intro.mp4',
		alt: t(
			'A ship hoists signal flags',
			'Et skib hejser signalflag',
			'Ein Schiff setzt Signalflaggen',
		),
		mimeType: 'video/mp4',
		width: 1280,
		height: 720,
		focalX: null,
		focalY: null,
		color: null,
	},
	poster: exampleDrawing(
		'video-poster',
		t('A ship at sunrise', 'Et skib ved solopgang', 'Ein Schiff bei Sonnenaufgang'),
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
	transcript: t(
		'<p>A ship hoists six signal flags.</p>',
		'<p>Et skib hejser seks signalflag.</p>',
		'<p>Ein Schiff setzt sechs Signalflaggen.</p>',
	),
}));

export const example = createExample('en');
