import { localized } from '~/testing/localized-example';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'FaqSection'>>((t) => ({
	__typename: 'FaqSection',
	id: 'faq',
	heading: t('Asked before', 'Ofte stillede spørgsmål', 'Häufig gestellte Fragen'),
	text: t(
		'<p>Short answers to the usual questions.</p>',
		'<p>Korte svar på de sædvanlige spørgsmål.</p>',
		'<p>Kurze Antworten auf die üblichen Fragen.</p>',
	),
	items: [
		{
			question: t(
				'Do you charge for failed messages?',
				'Koster mislykkede beskeder noget?',
				'Berechnen Sie fehlgeschlagene Nachrichten?',
			),
			answer: t(
				'<p>For SMS, yes: the operator does, too.</p>',
				'<p>For sms ja: Det gør teleselskabet også.</p>',
				'<p>Bei SMS ja: Der Netzbetreiber tut es auch.</p>',
			),
		},
		{
			question: t(
				'Which characters double the bill?',
				'Hvilke tegn fordobler regningen?',
				'Welche Zeichen verdoppeln die Rechnung?',
			),
			answer: t(
				'<p>Everything outside <strong>GSM-7</strong>.</p>',
				'<p>Alt uden for <strong>GSM-7</strong>.</p>',
				'<p>Alles außerhalb von <strong>GSM-7</strong>.</p>',
			),
		},
	],
}));

export const example = createExample('en');
