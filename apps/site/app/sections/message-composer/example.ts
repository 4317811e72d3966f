import { localized } from '~/testing/localized-example';
import { exampleDrawing } from '../example-parts';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'MessageComposerSection'>>((t) => ({
	__typename: 'MessageComposerSection',
	id: 'message-composer',
	heading: t('Write it once', 'Skriv det én gang', 'Einmal schreiben'),
	text: t(
		'<p>And see what becomes of it, with <a href="/pricing">its price</a>.</p>',
		'<p>Og se, hvad der bliver af det, med <a href="/pricing">prisen</a>.</p>',
		'<p>Und sehen, was daraus wird, mit <a href="/pricing">Preis</a>.</p>',
	),
	theme: 'light',
	opensWith: 'sms',
	country: 'DK',
	smsSender: 'Fjordfaerge',
	smsText: t(
		'The 14:10 leaves at 14:35 today – the captain’s coffee machine is innocent.',
		'14.10 sejler kl. 14.35 i dag – kaptajnens kaffemaskine er uskyldig.',
		'Die Fähre um 14:10 Uhr fährt heute um 14:35 Uhr – die Kaffeemaschine des Kapitäns ist unschuldig.',
	),
	rcsSender: 'Fjordfærgen',
	rcsTitle: t(
		'The 14:10 leaves at 14:35',
		'14.10 sejler kl. 14.35',
		'Abfahrt um 14:35 statt 14:10 Uhr',
	),
	rcsText: t(
		'Fog in the sound. Your ticket holds for every later ferry.',
		'Tåge i sundet. Billetten gælder til alle senere afgange.',
		'Nebel im Sund. Ihre Fahrkarte gilt für jede spätere Fähre.',
	),
	rcsButtons: [
		t('Take the 15:10', 'Tag den 15.10', 'Um 15:10 Uhr fahren'),
		t('Show quay 2', 'Vis kaj 2', 'Kai 2 zeigen'),
	],
	image: exampleDrawing('feature-office', t('A harbor', 'En havn', 'Ein Hafen')),
	emailSender: 'Fjordfærgen <post@fjordfaergen.example>',
	emailSubject: t(
		'Your ferry leaves at 14:35',
		'Din færge sejler kl. 14.35',
		'Ihre Fähre fährt um 14:35 Uhr',
	),
	emailText: t(
		'Hello Karen\n\nThere is fog in the sound, so the 14:10 leaves at 14:35.',
		'Hej Karen\n\nDer er tåge i sundet, så 14.10 sejler kl. 14.35.',
		'Guten Tag Karen\n\nim Sund ist Nebel, darum fährt die Fähre von 14:10 Uhr um 14:35 Uhr.',
	),
}));

export const example = createExample('en');
