import { localized } from '~/testing/localized-example';
import { exampleDrawing, exampleLink } from '../example-parts';
import type { SectionFields } from '../section-props';

export const exampleIn = localized<SectionFields<'CarouselSection'>>((say) => ({
	__typename: 'CarouselSection',
	id: 'carousel',
	heading: say({
		en: 'What an RCS message can hold',
		da: 'Det kan en RCS-besked rumme',
		de: 'Was eine RCS-Nachricht enthalten kann',
	}),
	slides: [
		{
			heading: say({ en: 'Rich cards', da: 'Kort med billeder', de: 'Karten mit Bildern' }),
			text: say({
				en: 'Picture, text and up to four buttons.',
				da: 'Billede, tekst og op til fire knapper.',
				de: 'Bild, Text und bis zu vier Schaltflächen.',
			}),
			image: exampleDrawing(
				'feature-rich-cards',
				say({ en: 'Three message cards', da: 'Tre beskedkort', de: 'Drei Nachrichtenkarten' }),
			),
			link: exampleLink(
				'/rcs',
				say({ en: 'More about RCS', da: 'Mere om RCS', de: 'Mehr über RCS' }),
			),
		},
		{
			heading: say({ en: 'Replies', da: 'Svar', de: 'Antworten' }),
			text: say({
				en: 'Answers with one tap.',
				da: 'Svar med ét tryk.',
				de: 'Antworten mit einem Fingertipp.',
			}),
			image: exampleDrawing(
				'feature-two-way',
				say({
					en: 'Two ships signal',
					da: 'To skibe signalerer',
					de: 'Zwei Schiffe geben Signale',
				}),
			),
			link: null,
		},
		{
			heading: say({ en: 'Fallback', da: 'Alternativ', de: 'Ausweichkanal' }),
			text: say({
				en: 'SMS takes over where RCS cannot.',
				da: 'Sms tager over, hvor RCS ikke kan.',
				de: 'SMS übernimmt, wo RCS nicht ankommt.',
			}),
			image: exampleDrawing(
				'feature-fallback',
				say({ en: 'Three steps down', da: 'Tre trin nedad', de: 'Drei Stufen abwärts' }),
			),
			link: null,
		},
	],
}));

export const example = exampleIn('en');
