import { z } from 'zod';
import { channel, messageId, moment, receivedId, status } from './messages.ts';

/** Fields of every event. */
const common = {
	id: z.string().regex(/^evt_[A-Za-z0-9]{16}$/),
	channel,
	reference: z
		.string()
		.nullable()
		.meta({ description: 'The `reference` from the request; null if it had none' }),
	occurred_at: moment,
};

const statusEvent = z
	.object({
		...common,
		type: z.literal('message.status'),
		message_id: messageId,
		to: z.string(),
		status,
	})
	.meta({ id: 'StatusEvent', description: 'The status of a message has changed' });

const receivedEvent = z
	.object({
		...common,
		type: z.literal('message.received'),
		message_id: receivedId,
		from: z.string(),
		to: z.string().meta({ description: 'Your number or sender that received the message' }),
		text: z.string(),
		keyword: z.string().nullable().meta({
			description: 'Your keyword at the start of the text, or STOP; null if there is none',
		}),
		in_reply_to: messageId
			.nullable()
			.meta({ description: 'Your latest message to this sender; null if there is none' }),
	})
	.meta({ id: 'ReceivedEvent', description: 'A message from a recipient has arrived' });

const optOutEvent = z
	.object({
		...common,
		type: z.literal('recipient.opted_out'),
		message_id: messageId.meta({ description: 'The message that the recipient opted out of' }),
		to: z.string().meta({
			description: 'The recipient who opted out. A suppression is created automatically.',
		}),
		source: z.enum(['reply', 'link', 'complaint']),
	})
	.meta({ id: 'OptOutEvent', description: 'A recipient has opted out of messages' });

export const events = [statusEvent, receivedEvent, optOutEvent] as const;

/** An event of a webhook, also used in the history of a message. */
export const event = z.discriminatedUnion('type', events).meta({ id: 'Event' });
export type Event = z.infer<typeof event>;
export type StatusEvent = z.infer<typeof statusEvent>;
export type ReceivedEvent = z.infer<typeof receivedEvent>;
export type OptOutEvent = z.infer<typeof optOutEvent>;
