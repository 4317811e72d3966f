import { localized } from '~/testing/localized-example';
import { exampleDrawing, exampleLink, exampleLogo } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'ReferencesSection'>>((t) => ({
	__typename: 'ReferencesSection',
	id: 'references',
	heading: t({
		en: 'Cases with a number each',
		da: 'Cases med hvert sit tal',
		de: 'Beispiele mit je einer Zahl',
	}),
	text: t({
		en: '<p>Sample data of invented companies.</p>',
		da: '<p>Eksempeldata for opdigtede virksomheder.</p>',
		de: '<p>Beispieldaten erfundener Unternehmen.</p>',
	}),
	items: [
		{
			company: 'Klinik Havblik',
			text: t({
				en: 'Two reminders by SMS, and a reply that moves the appointment.',
				da: 'To påmindelser på sms og et svar, der flytter aftalen.',
				de: 'Zwei Erinnerungen per SMS und eine Antwort, die den Termin verschiebt.',
			}),
			figure: t({ en: '5.1%', da: '5,1 %', de: '5,1 %' }),
			figureLabel: t({
				en: 'no-shows, down from 9.2%',
				da: 'udeblivelser mod 9,2 % før',
				de: 'nicht wahrgenommene Termine, vorher 9,2 %',
			}),
			logo: exampleLogo('klinik-havblik', 'Klinik Havblik'),
			image: exampleDrawing(
				'feature-two-way',
				t({
					en: 'Two ships signal to each other',
					da: 'To skibe signalerer til hinanden',
					de: 'Zwei Schiffe geben einander Signale',
				}),
			),
			link: exampleLink(
				'/blog/appointment-reminders',
				t({ en: 'How it was done', da: 'Sådan gjorde de', de: 'Wie das ging' }),
			),
		},
		{
			company: 'Nordpakke',
			text: t({
				en: 'Pick-up notices go by e-mail first; after four hours an SMS follows.',
				da: 'Besked om afhentning sendes først på e-mail; efter fire timer følger en sms.',
				de: 'Abholbenachrichtigungen gehen erst per E-Mail hinaus; nach vier Stunden folgt eine SMS.',
			}),
			figure: t({ en: '27%', da: '27 %', de: '27 %' }),
			figureLabel: t({
				en: 'lower total cost, returned parcels included',
				da: 'lavere samlet udgift, inklusive returpakker',
				de: 'geringere Gesamtkosten, Rücksendungen inbegriffen',
			}),
			logo: null,
			image: null,
			link: null,
		},
	],
}));

export const example = createExample('en');
