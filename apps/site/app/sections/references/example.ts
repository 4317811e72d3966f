import { localized } from '~/testing/localized-example';
import { exampleDrawing, exampleLink, exampleLogo } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'ReferencesSection'>>((t) => ({
	__typename: 'ReferencesSection',
	id: 'references',
	heading: t('Cases with a number each', 'Cases med hvert sit tal', 'Beispiele mit je einer Zahl'),
	text: t(
		'<p>Sample data of invented companies.</p>',
		'<p>Eksempeldata for opdigtede virksomheder.</p>',
		'<p>Beispieldaten erfundener Unternehmen.</p>',
	),
	items: [
		{
			company: 'Klinik Havblik',
			text: t(
				'Two reminders by SMS, and a reply that moves the appointment.',
				'To påmindelser på sms og et svar, der flytter aftalen.',
				'Zwei Erinnerungen per SMS und eine Antwort, die den Termin verschiebt.',
			),
			figure: t('5.1%', '5,1 %', '5,1 %'),
			figureLabel: t(
				'no-shows, down from 9.2%',
				'udeblivelser mod 9,2 % før',
				'nicht wahrgenommene Termine, vorher 9,2 %',
			),
			logo: exampleLogo('klinik-havblik', 'Klinik Havblik'),
			image: exampleDrawing(
				'feature-two-way',
				t(
					'Two ships signal to each other',
					'To skibe signalerer til hinanden',
					'Zwei Schiffe geben einander Signale',
				),
			),
			link: exampleLink(
				'/blog/appointment-reminders',
				t('How it was done', 'Sådan gjorde de', 'Wie das ging'),
			),
		},
		{
			company: 'Nordpakke',
			text: t(
				'Pick-up notices go by e-mail first; after four hours an SMS follows.',
				'Besked om afhentning sendes først på e-mail; efter fire timer følger en sms.',
				'Abholbenachrichtigungen gehen erst per E-Mail hinaus; nach vier Stunden folgt eine SMS.',
			),
			figure: t('27%', '27 %', '27 %'),
			figureLabel: t(
				'lower total cost, returned parcels included',
				'lavere samlet udgift, inklusive returpakker',
				'geringere Gesamtkosten, Rücksendungen inbegriffen',
			),
			logo: null,
			image: null,
			link: null,
		},
	],
}));

export const example = createExample('en');
