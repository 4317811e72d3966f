import { localized } from '~/testing/localized-example';
import { exampleDrawing, exampleLink } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'FeatureCardsSection'>>((t) => ({
	__typename: 'FeatureCardsSection',
	id: 'feature-cards',
	eyebrow: t('Channels', 'Kanaler', 'Kanäle'),
	heading: t('Three channels, one request', 'Tre kanaler, ét kald', 'Drei Kanäle, ein Aufruf'),
	text: t(
		'<p>The channel is one field in the request.</p>',
		'<p>Kanalen er ét felt i kaldet.</p>',
		'<p>Der Kanal ist ein Feld des Aufrufs.</p>',
	),
	columns: 3,
	theme: 'light',
	cards: [
		{
			icon: 'message-square',
			heading: 'SMS',
			text: t(
				'<p>For what must arrive within seconds.</p>',
				'<p>Til det, der skal frem inden for sekunder.</p>',
				'<p>Für alles, was in Sekunden ankommen muss.</p>',
			),
			image: exampleDrawing(
				'product-sms',
				t('A phone with messages', 'En telefon med beskeder', 'Ein Telefon mit Nachrichten'),
			),
			link: exampleLink('/sms', t('More about SMS', 'Mere om sms', 'Mehr über SMS')),
		},
		{
			icon: 'messages-square',
			heading: 'RCS',
			text: t(
				'<p>A verified sender with pictures.</p>',
				'<p>En verificeret afsender med billeder.</p>',
				'<p>Ein verifizierter Absender mit Bildern.</p>',
			),
			image: null,
			link: exampleLink('/rcs', t('More about RCS', 'Mere om RCS', 'Mehr über RCS')),
		},
		{
			icon: 'no-such-icon',
			heading: t('E-mail', 'E-mail', 'E-Mail'),
			text: t(
				'<p>For anything worth keeping.</p>',
				'<p>Til alt, der er værd at gemme.</p>',
				'<p>Für alles, was man aufheben möchte.</p>',
			),
			image: null,
			link: null,
		},
	],
}));

export const example = createExample('en');
