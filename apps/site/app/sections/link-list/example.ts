import { localized } from '~/testing/localized-example';
import { exampleLink } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'LinkListSection'>>((t) => ({
	__typename: 'LinkListSection',
	id: 'link-list',
	heading: t({
		en: 'Not ready to send yet',
		da: 'Ikke klar til at sende endnu',
		de: 'Noch nicht so weit',
	}),
	text: t({
		en: '<p>Some reading for the meantime.</p>',
		da: '<p>Lidt at læse imens.</p>',
		de: '<p>Etwas zu lesen für die Zwischenzeit.</p>',
	}),
	columns: 2,
	links: [
		{
			link: exampleLink(
				'/blog/choosing-a-channel',
				t({ en: 'SMS, RCS or e-mail', da: 'Sms, RCS eller e-mail', de: 'SMS, RCS oder E-Mail' }),
			),
			description: t({
				en: 'A decision table and the cost of a person reached.',
				da: 'En beslutningstabel, og hvad det koster at nå et menneske.',
				de: 'Eine Entscheidungstabelle und was es kostet, einen Menschen zu erreichen.',
			}),
		},
		{
			link: exampleLink(
				'/blog/gsm7-or-ucs2',
				t({ en: 'GSM-7 or UCS-2', da: 'GSM-7 eller UCS-2', de: 'GSM-7 oder UCS-2' }),
			),
			description: t({
				en: 'Which characters double the bill.',
				da: 'Hvilke tegn der fordobler regningen.',
				de: 'Welche Zeichen die Rechnung verdoppeln.',
			}),
		},
	],
}));

export const example = createExample('en');
