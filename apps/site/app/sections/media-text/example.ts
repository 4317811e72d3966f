import { exampleAnimation } from '~/testing/example-animation';
import { localized } from '~/testing/localized-example';
import { exampleButton, exampleDrawing } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'MediaTextSection'>>((t) => ({
	__typename: 'MediaTextSection',
	id: 'media-text',
	eyebrow: t('Every message’s fate', 'Hver beskeds skæbne', 'Der Weg jeder Nachricht'),
	heading: t('“Sent” is not an answer', '»Sendt« er ikke et svar', '„Gesendet“ ist keine Antwort'),
	text: t(
		'<p>We show the whole way, with times.</p>',
		'<p>Vi viser hele vejen med tidspunkter.</p>',
		'<p>Wir zeigen den ganzen Weg, mit Uhrzeiten.</p>',
	),
	bullets: [
		t('queued: we have it', 'queued: vi har den', 'queued: wir haben sie'),
		t(
			'delivered: the phone has it',
			'delivered: telefonen har den',
			'delivered: Das Telefon hat sie',
		),
	],
	buttons: [
		exampleButton(
			'/blog/webhooks-that-survive',
			t(
				'How to receive statuses',
				'Sådan modtager du statusser',
				'So empfangen Sie Statusmeldungen',
			),
			'secondary',
		),
	],
	image: null,
	animation: {
		...exampleAnimation,
		animationLink: '/content/media/delivery.json',
		poster: exampleDrawing(
			'feature-dashboard',
			t('A dashboard with charts', 'Et overblik med diagrammer', 'Eine Übersicht mit Diagrammen'),
		),
		alt: t(
			'A message travels from sender to phone',
			'En besked rejser fra afsender til telefon',
			'Eine Nachricht reist vom Absender zum Telefon',
		),
	},
	mediaPosition: 'right',
	visual: null,
	theme: 'light',
}));

export const example = createExample('en');
