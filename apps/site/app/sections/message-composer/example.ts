import { exampleDrawing } from '../example-parts';
import type { SectionFields } from '../section-props';

export const example: SectionFields<'MessageComposerSection'> = {
	__typename: 'MessageComposerSection',
	id: 'message-composer',
	heading: 'Write it once',
	text: '<p>And see what becomes of it, with <a href="/pricing">its price</a>.</p>',
	theme: 'light',
	opensWith: 'sms',
	country: 'DK',
	smsSender: 'Fjordfaerge',
	smsText: 'The 14.10 leaves at 14.35 today – the captain’s coffee machine is innocent.',
	rcsSender: 'Fjordfærgen',
	rcsTitle: 'The 14.10 leaves at 14.35',
	rcsText: 'Fog in the sound. Your ticket holds for every later ferry.',
	rcsButtons: ['Take the 15.10', 'Show quay 2'],
	image: exampleDrawing('feature-office', 'A harbour'),
	emailSender: 'Fjordfærgen <post@fjordfaergen.example>',
	emailSubject: 'Your ferry leaves at 14.35',
	emailText: 'Hello Karen\n\nThere is fog in the sound, so the 14.10 leaves at 14.35.',
};
