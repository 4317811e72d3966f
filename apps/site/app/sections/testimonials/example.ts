import { localized } from '~/testing/localized-example';
import { exampleLink, exampleLogo } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'TestimonialsSection'>>((t) => ({
	__typename: 'TestimonialsSection',
	id: 'testimonials',
	heading: t({ en: 'What customers say', da: 'Det siger kunderne', de: 'Was Kunden sagen' }),
	items: [
		{
			quote: t({
				en: 'When a departure is canceled, we used to count phone calls. Now we count delivered messages.',
				da: 'Når en afgang blev aflyst, plejede vi at tælle opkald. Nu tæller vi leverede beskeder.',
				de: 'Fiel eine Abfahrt aus, zählten wir früher Anrufe. Heute zählen wir zugestellte Nachrichten.',
			}),
			author: t({ en: 'Head of operations', da: 'Driftschef', de: 'Betriebsleitung' }),
			company: 'Fjordfærgen',
			logo: exampleLogo('fjordfaergen', 'Fjordfærgen'),
			link: exampleLink(
				'/customers',
				t({ en: 'Read the case', da: 'Læs casen', de: 'Zum Kundenbeispiel' }),
			),
		},
		{
			quote: t({
				en: 'The invoice matched our own log to the last cent. I checked twice.',
				da: 'Fakturaen passede med vores egen log til sidste øre. Jeg tjekkede to gange.',
				de: 'Die Rechnung stimmte auf den letzten Cent mit unserem Protokoll überein. Ich habe zweimal nachgesehen.',
			}),
			author: t({ en: 'Financial controller', da: 'Controller', de: 'Leitung Controlling' }),
			company: 'Hansekontor Logistik',
			logo: exampleLogo('hansekontor', 'Hansekontor Logistik'),
			link: null,
		},
		{
			quote: t({
				en: 'They told us to send two messages a month instead of four. Sales stayed the same.',
				da: 'De bad os sende to beskeder om måneden i stedet for fire. Salget var det samme.',
				de: 'Sie rieten uns zu zwei statt vier Nachrichten im Monat. Der Umsatz blieb gleich.',
			}),
			author: t({ en: 'Marketing lead', da: 'Marketingansvarlig', de: 'Marketingleitung' }),
			company: 'Kastanie Kino',
			logo: null,
			link: null,
		},
	],
}));

export const example = createExample('en');
