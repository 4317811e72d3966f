import { localized } from '~/testing/localized-example';
import { exampleDrawing, exampleLink } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'FeatureCardsSection'>>((t) => ({
	__typename: 'FeatureCardsSection',
	id: 'feature-cards',
	eyebrow: t({ en: 'Channels', da: 'Kanaler', de: 'Kanäle' }),
	heading: t({
		en: 'Three channels, one request',
		da: 'Tre kanaler, ét kald',
		de: 'Drei Kanäle, ein Aufruf',
	}),
	text: t({
		en: '<p>The channel is one field in the request.</p>',
		da: '<p>Kanalen er ét felt i kaldet.</p>',
		de: '<p>Der Kanal ist ein Feld des Aufrufs.</p>',
	}),
	columns: 3,
	theme: 'light',
	cards: [
		{
			icon: 'message-square',
			heading: 'SMS',
			text: t({
				en: '<p>For what must arrive within seconds.</p>',
				da: '<p>Til det, der skal frem inden for sekunder.</p>',
				de: '<p>Für alles, was in Sekunden ankommen muss.</p>',
			}),
			image: exampleDrawing(
				'product-sms',
				t({
					en: 'A phone with messages',
					da: 'En telefon med beskeder',
					de: 'Ein Telefon mit Nachrichten',
				}),
			),
			link: exampleLink(
				'/sms',
				t({ en: 'More about SMS', da: 'Mere om sms', de: 'Mehr über SMS' }),
			),
		},
		{
			icon: 'messages-square',
			heading: 'RCS',
			text: t({
				en: '<p>A verified sender with pictures.</p>',
				da: '<p>En verificeret afsender med billeder.</p>',
				de: '<p>Ein verifizierter Absender mit Bildern.</p>',
			}),
			image: null,
			link: exampleLink(
				'/rcs',
				t({ en: 'More about RCS', da: 'Mere om RCS', de: 'Mehr über RCS' }),
			),
		},
		{
			icon: 'no-such-icon',
			heading: t({ en: 'E-mail', da: 'E-mail', de: 'E-Mail' }),
			text: t({
				en: '<p>For anything worth keeping.</p>',
				da: '<p>Til alt, der er værd at gemme.</p>',
				de: '<p>Für alles, was man aufheben möchte.</p>',
			}),
			image: null,
			link: null,
		},
	],
}));

export const example = createExample('en');
