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
	heading: t({
		en: 'One delay, told two ways',
		da: 'Én forsinkelse, fortalt på to måder',
		de: 'Eine Verspätung, auf zwei Arten erzählt',
	}),
	slides: [
		{
			caption: t({
				en: 'As SMS: everything is in the text.',
				da: 'Som sms: det hele står i teksten.',
				de: 'Als SMS: Alles steht im Text.',
			}),
			image: {
				...image,
				id: '21',
				alt: t({
					en: 'A phone with one text bubble',
					da: 'En telefon med én tekstboble',
					de: 'Ein Telefon mit einer Sprechblase',
				}),
			},
		},
		{
			caption: t({
				en: 'As a card: a picture, the new time and two buttons.',
				da: 'Som kort: et billede, det nye tidspunkt og to knapper.',
				de: 'Als Karte: ein Bild, die neue Uhrzeit und zwei Schaltflächen.',
			}),
			image: {
				...image,
				id: '22',
				alt: t({
					en: 'A phone with a picture card and two buttons',
					da: 'En telefon med et billedkort og to knapper',
					de: 'Ein Telefon mit einer Bildkarte und zwei Schaltflächen',
				}),
			},
		},
	],
}));

export const example = createExample('en');
