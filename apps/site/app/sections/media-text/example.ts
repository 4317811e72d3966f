import { exampleAnimation } from '~/testing/example-animation';
import { localized } from '~/testing/localized-example';
import { exampleButton, exampleDrawing } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'MediaTextSection'>>((t) => ({
	__typename: 'MediaTextSection',
	id: 'media-text',
	eyebrow: t({
		en: 'Every message’s fate',
		da: 'Hver beskeds skæbne',
		de: 'Der Weg jeder Nachricht',
	}),
	heading: t({
		en: '“Sent” is not an answer',
		da: '»Sendt« er ikke et svar',
		de: '„Gesendet“ ist keine Antwort',
	}),
	text: t({
		en: '<p>We show the whole way, with times.</p>',
		da: '<p>Vi viser hele vejen med tidspunkter.</p>',
		de: '<p>Wir zeigen den ganzen Weg, mit Uhrzeiten.</p>',
	}),
	bullets: [
		t({ en: 'queued: we have it', da: 'queued: vi har den', de: 'queued: wir haben sie' }),
		t({
			en: 'delivered: the phone has it',
			da: 'delivered: telefonen har den',
			de: 'delivered: Das Telefon hat sie',
		}),
	],
	buttons: [
		exampleButton(
			'/blog/webhooks-that-survive',
			t({
				en: 'How to receive statuses',
				da: 'Sådan modtager du statusser',
				de: 'So empfangen Sie Statusmeldungen',
			}),
			'secondary',
		),
	],
	image: null,
	animation: {
		...exampleAnimation,
		animationLink: '/content/media/delivery.json',
		poster: exampleDrawing(
			'feature-dashboard',
			t({
				en: 'A dashboard with charts',
				da: 'Et overblik med diagrammer',
				de: 'Eine Übersicht mit Diagrammen',
			}),
		),
		alt: t({
			en: 'A message travels from sender to phone',
			da: 'En besked rejser fra afsender til telefon',
			de: 'Eine Nachricht reist vom Absender zum Telefon',
		}),
	},
	mediaPosition: 'right',
	visual: null,
	theme: 'light',
}));

export const example = createExample('en');
