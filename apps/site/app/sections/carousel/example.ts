import { localized } from '~/testing/localized-example';
import { exampleDrawing, exampleLink } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'CarouselSection'>>((t) => ({
	__typename: 'CarouselSection',
	id: 'carousel',
	heading: t(
		'What an RCS message can hold',
		'Det kan en RCS-besked rumme',
		'Was eine RCS-Nachricht enthalten kann',
	),
	slides: [
		{
			heading: t('Rich cards', 'Kort med billeder', 'Karten mit Bildern'),
			text: t(
				'Picture, text and up to four buttons.',
				'Billede, tekst og op til fire knapper.',
				'Bild, Text und bis zu vier Schaltflächen.',
			),
			image: exampleDrawing(
				'feature-rich-cards',
				t('Three message cards', 'Tre beskedkort', 'Drei Nachrichtenkarten'),
			),
			link: exampleLink('/rcs', t('More about RCS', 'Mere om RCS', 'Mehr über RCS')),
		},
		{
			heading: t('Replies', 'Svar', 'Antworten'),
			text: t('Answers with one tap.', 'Svar med ét tryk.', 'Antworten mit einem Fingertipp.'),
			image: exampleDrawing(
				'feature-two-way',
				t('Two ships signal', 'To skibe signalerer', 'Zwei Schiffe geben Signale'),
			),
			link: null,
		},
		{
			heading: t('Fallback', 'Alternativ', 'Ausweichkanal'),
			text: t(
				'SMS takes over where RCS cannot.',
				'Sms tager over, hvor RCS ikke kan.',
				'SMS übernimmt, wo RCS nicht ankommt.',
			),
			image: exampleDrawing(
				'feature-fallback',
				t('Three steps down', 'Tre trin nedad', 'Drei Stufen abwärts'),
			),
			link: null,
		},
	],
}));

export const example = createExample('en');
