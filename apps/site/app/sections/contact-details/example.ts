import { localized } from '~/testing/localized-example';
import { exampleDrawing, exampleLink } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'ContactDetailsSection'>>((t) => ({
	__typename: 'ContactDetailsSection',
	id: 'contact-details',
	heading: t('Where to find us', 'Her finder du os', 'So erreichen Sie uns'),
	text: t(
		'<p>A person answers.</p>',
		'<p>Et menneske svarer.</p>',
		'<p>Es antwortet ein Mensch.</p>',
	),
	channels: [
		{
			kind: 'email',
			label: t('Sales', 'Salg', 'Vertrieb'),
			link: exampleLink('mailto:hello@company.example', 'hello@company.example'),
			text: t(
				'New accounts and large volumes.',
				'Nye konti og store mængder.',
				'Neue Konten und große Mengen.',
			),
		},
		{
			kind: 'chat',
			label: 'Chat',
			link: exampleLink('/contact#openchat', t('Open the chat', 'Åbn chatten', 'Chat öffnen')),
			text: t(
				'During opening hours a person.',
				'I åbningstiden et menneske.',
				'Während der Öffnungszeiten ein Mensch.',
			),
		},
	],
	address: t(
		'Signalkajen 7\n5700 Svendborg\nDenmark',
		'Signalkajen 7\n5700 Svendborg\nDanmark',
		'Signalkajen 7\n5700 Svendborg\nDänemark',
	),
	openingHours: t(
		'Monday to Friday 8:30–16:30',
		'Mandag til fredag 8.30–16.30',
		'Montag bis Freitag 8:30–16:30 Uhr',
	),
	image: exampleDrawing(
		'feature-office',
		t('A house at the harbor', 'Et hus ved havnen', 'Ein Haus am Hafen'),
	),
}));

export const example = createExample('en');
