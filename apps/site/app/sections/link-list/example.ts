import { localized } from '~/testing/localized-example';
import { exampleLink } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'LinkListSection'>>((t) => ({
	__typename: 'LinkListSection',
	id: 'link-list',
	heading: t('Not ready to send yet', 'Ikke klar til at sende endnu', 'Noch nicht so weit'),
	text: t(
		'<p>Some reading for the meantime.</p>',
		'<p>Lidt at læse imens.</p>',
		'<p>Etwas zu lesen für die Zwischenzeit.</p>',
	),
	columns: 2,
	links: [
		{
			link: exampleLink(
				'/blog/choosing-a-channel',
				t('SMS, RCS or e-mail', 'Sms, RCS eller e-mail', 'SMS, RCS oder E-Mail'),
			),
			description: t(
				'A decision table and the cost of a person reached.',
				'En beslutningstabel, og hvad det koster at nå et menneske.',
				'Eine Entscheidungstabelle und was es kostet, einen Menschen zu erreichen.',
			),
		},
		{
			link: exampleLink(
				'/blog/gsm7-or-ucs2',
				t('GSM-7 or UCS-2', 'GSM-7 eller UCS-2', 'GSM-7 oder UCS-2'),
			),
			description: t(
				'Which characters double the bill.',
				'Hvilke tegn der fordobler regningen.',
				'Welche Zeichen die Rechnung verdoppeln.',
			),
		},
	],
}));

export const example = createExample('en');
