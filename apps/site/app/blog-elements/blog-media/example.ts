import { localized } from '~/testing/localized-example';
import type { BlogElement } from '../element';

export const createExample = localized<BlogElement<'BlogMedia'>>((t) => ({
	__typename: 'BlogMedia',
	id: 'media-1',
	border: true,
	width: 'wide',
	caption: t(
		'160 small fields beside 70 large ones: the same message, counted twice.',
		'160 små felter ved siden af 70 store: samme besked, talt to gange.',
		'160 kleine Felder neben 70 großen: dieselbe Nachricht, zweimal gezählt.',
	),
	media: {
		id: '12',
		url: '/content/media/fields.png',
		alt: t(
			'160 small squares beside 70 large ones',
			'160 små kvadrater ved siden af 70 store',
			'160 kleine Quadrate neben 70 großen',
		),
		mimeType: 'image/png',
		width: 1200,
		height: 675,
		focalX: 50,
		focalY: 50,
		color: '#1b5fd0',
	},
}));

export const example = createExample('en');
