import { localized } from '~/testing/localized-example';
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

export const createExample = localized<BlogElement<'BlogSlider'>>((t) => ({
	__typename: 'BlogSlider',
	id: 'slider-1',
	heading: t(
		'One delay, told two ways',
		'Én forsinkelse, fortalt på to måder',
		'Eine Verspätung, auf zwei Arten erzählt',
	),
	slides: [
		{
			caption: t(
				'As SMS: everything is in the text.',
				'Som sms: det hele står i teksten.',
				'Als SMS: Alles steht im Text.',
			),
			image: {
				...image,
				id: '21',
				alt: t(
					'A phone with one text bubble',
					'En telefon med én tekstboble',
					'Ein Telefon mit einer Sprechblase',
				),
			},
		},
		{
			caption: t(
				'As a card: a picture, the new time and two buttons.',
				'Som kort: et billede, det nye tidspunkt og to knapper.',
				'Als Karte: ein Bild, die neue Uhrzeit und zwei Schaltflächen.',
			),
			image: {
				...image,
				id: '22',
				alt: t(
					'A phone with a picture card and two buttons',
					'En telefon med et billedkort og to knapper',
					'Ein Telefon mit einer Bildkarte und zwei Schaltflächen',
				),
			},
		},
	],
}));

export const example = createExample('en');
