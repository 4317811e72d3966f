import { tag } from './translations.ts';

/** The groups of operations, in the order that readers need them. */
export const tags = [
	tag('Messages', 'Beskeder', 'Nachrichten', 'Send messages and follow their status.'),
	tag(
		'Webhooks',
		'Webhooks',
		'Webhooks',
		'Receive status changes, replies and opt-outs as events.',
	),
	tag(
		'Senders',
		'Afsendere',
		'Absender',
		'The names, numbers and addresses that messages are sent from.',
	),
	tag('Suppression', 'Spærringer', 'Sperren', 'Recipients who never receive messages.'),
];
