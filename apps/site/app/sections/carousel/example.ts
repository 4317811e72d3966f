import { localized } from '~/testing/localized-example';
import { exampleDrawing, exampleLink } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'CarouselSection'>>((t) => ({
	__typename: 'CarouselSection',
	id: 'carousel',
	heading: t({
		en: 'What an RCS message can hold',
		da: 'Det kan en RCS-besked rumme',
		de: 'Was eine RCS-Nachricht enthalten kann',
	}),
	slides: [
		{
			heading: t({ en: 'Rich cards', da: 'Kort med billeder', de: 'Karten mit Bildern' }),
			text: t({
				en: 'Picture, text and up to four buttons.',
				da: 'Billede, tekst og op til fire knapper.',
				de: 'Bild, Text und bis zu vier Schaltflächen.',
			}),
			image: exampleDrawing(
				'feature-rich-cards',
				t({ en: 'Three message cards', da: 'Tre beskedkort', de: 'Drei Nachrichtenkarten' }),
			),
			link: exampleLink(
				'/rcs',
				t({ en: 'More about RCS', da: 'Mere om RCS', de: 'Mehr über RCS' }),
			),
		},
		{
			heading: t({ en: 'Replies', da: 'Svar', de: 'Antworten' }),
			text: t({
				en: 'Answers with one tap.',
				da: 'Svar med ét tryk.',
				de: 'Antworten mit einem Fingertipp.',
			}),
			image: exampleDrawing(
				'feature-two-way',
				t({
					en: 'Two ships signal',
					da: 'To skibe signalerer',
					de: 'Zwei Schiffe geben Signale',
				}),
			),
			link: null,
		},
		{
			heading: t({ en: 'Fallback', da: 'Alternativ', de: 'Ausweichkanal' }),
			text: t({
				en: 'SMS takes over where RCS cannot.',
				da: 'Sms tager over, hvor RCS ikke kan.',
				de: 'SMS übernimmt, wo RCS nicht ankommt.',
			}),
			image: exampleDrawing(
				'feature-fallback',
				t({ en: 'Three steps down', da: 'Tre trin nedad', de: 'Drei Stufen abwärts' }),
			),
			link: null,
		},
	],
}));

export const example = createExample('en');
