import { localized } from '~/testing/localized-example';
import { exampleLink, exampleLogo } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'TestimonialsSection'>>((t) => ({
	__typename: 'TestimonialsSection',
	id: 'testimonials',
	heading: t('What customers say', 'Det siger kunderne', 'Was Kunden sagen'),
	items: [
		{
			quote: t(
				'When a departure is canceled, we used to count phone calls. Now we count delivered messages.',
				'Når en afgang blev aflyst, plejede vi at tælle opkald. Nu tæller vi leverede beskeder.',
				'Fiel eine Abfahrt aus, zählten wir früher Anrufe. Heute zählen wir zugestellte Nachrichten.',
			),
			author: t('Head of operations', 'Driftschef', 'Betriebsleitung'),
			company: 'Fjordfærgen',
			logo: exampleLogo('fjordfaergen', 'Fjordfærgen'),
			link: exampleLink('/customers', t('Read the case', 'Læs casen', 'Zum Kundenbeispiel')),
		},
		{
			quote: t(
				'The invoice matched our own log to the last cent. I checked twice.',
				'Fakturaen passede med vores egen log til sidste øre. Jeg tjekkede to gange.',
				'Die Rechnung stimmte auf den letzten Cent mit unserem Protokoll überein. Ich habe zweimal nachgesehen.',
			),
			author: t('Financial controller', 'Controller', 'Leitung Controlling'),
			company: 'Hansekontor Logistik',
			logo: exampleLogo('hansekontor', 'Hansekontor Logistik'),
			link: null,
		},
		{
			quote: t(
				'They told us to send two messages a month instead of four. Sales stayed the same.',
				'De bad os sende to beskeder om måneden i stedet for fire. Salget var det samme.',
				'Sie rieten uns zu zwei statt vier Nachrichten im Monat. Der Umsatz blieb gleich.',
			),
			author: t('Marketing lead', 'Marketingansvarlig', 'Marketingleitung'),
			company: 'Kastanie Kino',
			logo: null,
			link: null,
		},
	],
}));

export const example = createExample('en');
