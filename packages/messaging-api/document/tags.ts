import { tag } from './translations.ts';

/** The groups of operations, in the order that readers need them. */
export const tags = [
	tag('Messages', 'Beskeder', 'Nachrichten', 'Send messages and follow their status.'),
	tag(
		'Webhooks',
		'Webhooks',
		'Webhooks',
		'Be told of each new status, of answers and of opt-outs.',
	),
	tag('Senders', 'Afsendere', 'Absender', 'Names, numbers and addresses that messages come from.'),
	tag('Suppression', 'Spærringer', 'Sperren', 'Recipients who are never sent to.'),
	tag('Test mode', 'Testtilstand', 'Testmodus', 'Everything but the sending.'),
];
