import { localized } from '~/testing/localized-example';
import { exampleDrawing } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'MessageComposerSection'>>((t) => ({
	__typename: 'MessageComposerSection',
	id: 'message-composer',
	heading: t({ en: 'Write it once', da: 'Skriv det én gang', de: 'Einmal schreiben' }),
	text: t({
		en: '<p>And see what becomes of it, with <a href="/pricing">its price</a>.</p>',
		da: '<p>Og se, hvad der bliver af det, med <a href="/pricing">prisen</a>.</p>',
		de: '<p>Und sehen, was daraus wird, mit <a href="/pricing">Preis</a>.</p>',
	}),
	theme: 'light',
	opensWith: 'sms',
	country: 'DK',
	smsSender: 'Fjordfaerge',
	smsText: t({
		en: 'The 14:10 leaves at 14:35 today – the captain’s coffee machine is innocent.',
		da: '14.10 sejler kl. 14.35 i dag – kaptajnens kaffemaskine er uskyldig.',
		de: 'Die Fähre um 14:10 Uhr fährt heute um 14:35 Uhr – die Kaffeemaschine des Kapitäns ist unschuldig.',
	}),
	rcsSender: 'Fjordfærgen',
	rcsTitle: t({
		en: 'The 14:10 leaves at 14:35',
		da: '14.10 sejler kl. 14.35',
		de: 'Abfahrt um 14:35 statt 14:10 Uhr',
	}),
	rcsText: t({
		en: 'Fog in the sound. Your ticket holds for every later ferry.',
		da: 'Tåge i sundet. Billetten gælder til alle senere afgange.',
		de: 'Nebel im Sund. Ihre Fahrkarte gilt für jede spätere Fähre.',
	}),
	rcsButtons: [
		t({ en: 'Take the 15:10', da: 'Tag den 15.10', de: 'Um 15:10 Uhr fahren' }),
		t({ en: 'Show quay 2', da: 'Vis kaj 2', de: 'Kai 2 zeigen' }),
	],
	image: exampleDrawing('feature-office', t({ en: 'A harbor', da: 'En havn', de: 'Ein Hafen' })),
	emailSender: 'Fjordfærgen <post@fjordfaergen.example>',
	emailSubject: t({
		en: 'Your ferry leaves at 14:35',
		da: 'Din færge sejler kl. 14.35',
		de: 'Ihre Fähre fährt um 14:35 Uhr',
	}),
	emailText: t({
		en: 'Hello Karen\n\nThere is fog in the sound, so the 14:10 leaves at 14:35.',
		da: 'Hej Karen\n\nDer er tåge i sundet, så 14.10 sejler kl. 14.35.',
		de: 'Guten Tag Karen\n\nim Sund ist Nebel, darum fährt die Fähre von 14:10 Uhr um 14:35 Uhr.',
	}),
}));

export const example = createExample('en');
