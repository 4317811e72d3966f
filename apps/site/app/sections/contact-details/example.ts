import { localized } from '~/testing/localized-example';
import { exampleDrawing, exampleLink } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'ContactDetailsSection'>>((t) => ({
	__typename: 'ContactDetailsSection',
	id: 'contact-details',
	heading: t({ en: 'Where to find us', da: 'Her finder du os', de: 'So erreichen Sie uns' }),
	text: t({
		en: '<p>A person answers.</p>',
		da: '<p>Et menneske svarer.</p>',
		de: '<p>Es antwortet ein Mensch.</p>',
	}),
	channels: [
		{
			kind: 'email',
			label: t({ en: 'Sales', da: 'Salg', de: 'Vertrieb' }),
			link: exampleLink('mailto:hello@company.example', 'hello@company.example'),
			text: t({
				en: 'New accounts and large volumes.',
				da: 'Nye konti og store mængder.',
				de: 'Neue Konten und große Mengen.',
			}),
		},
		{
			kind: 'chat',
			label: 'Chat',
			link: exampleLink(
				'/contact#openchat',
				t({ en: 'Open the chat', da: 'Åbn chatten', de: 'Chat öffnen' }),
			),
			text: t({
				en: 'During opening hours a person.',
				da: 'I åbningstiden et menneske.',
				de: 'Während der Öffnungszeiten ein Mensch.',
			}),
		},
	],
	address: t({
		en: 'Signalkajen 7\n5700 Svendborg\nDenmark',
		da: 'Signalkajen 7\n5700 Svendborg\nDanmark',
		de: 'Signalkajen 7\n5700 Svendborg\nDänemark',
	}),
	openingHours: t({
		en: 'Monday to Friday 8:30–16:30',
		da: 'Mandag til fredag 8.30–16.30',
		de: 'Montag bis Freitag 8:30–16:30 Uhr',
	}),
	image: exampleDrawing(
		'feature-office',
		t({ en: 'A house at the harbor', da: 'Et hus ved havnen', de: 'Ein Haus am Hafen' }),
	),
}));

export const example = createExample('en');
