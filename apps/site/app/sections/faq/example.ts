import { localized } from '~/testing/localized-example';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'FaqSection'>>((t) => ({
	__typename: 'FaqSection',
	id: 'faq',
	heading: t({
		en: 'Asked before',
		da: 'Ofte stillede spørgsmål',
		de: 'Häufig gestellte Fragen',
	}),
	text: t({
		en: '<p>Short answers to the usual questions.</p>',
		da: '<p>Korte svar på de sædvanlige spørgsmål.</p>',
		de: '<p>Kurze Antworten auf die üblichen Fragen.</p>',
	}),
	items: [
		{
			question: t({
				en: 'Do you charge for failed messages?',
				da: 'Koster mislykkede beskeder noget?',
				de: 'Berechnen Sie fehlgeschlagene Nachrichten?',
			}),
			answer: t({
				en: '<p>For SMS, yes: the operator does, too.</p>',
				da: '<p>For sms ja: Det gør teleselskabet også.</p>',
				de: '<p>Bei SMS ja: Der Netzbetreiber tut es auch.</p>',
			}),
		},
		{
			question: t({
				en: 'Which characters double the bill?',
				da: 'Hvilke tegn fordobler regningen?',
				de: 'Welche Zeichen verdoppeln die Rechnung?',
			}),
			answer: t({
				en: '<p>Everything outside <strong>GSM-7</strong>.</p>',
				da: '<p>Alt uden for <strong>GSM-7</strong>.</p>',
				de: '<p>Alles außerhalb von <strong>GSM-7</strong>.</p>',
			}),
		},
	],
}));

export const example = createExample('en');
