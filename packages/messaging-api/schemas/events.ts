import { z } from 'zod';
import { channel, messageId, moment, receivedId, status } from './messages.ts';

/** Fields of every event. */
const common = {
	id: z.string().regex(/^evt_[A-Za-z0-9]{16}$/),
	channel,
	reference: z
		.string()
		.nullable()
		.meta({ description: 'The reference of your message; null without one' }),
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
	.meta({ id: 'StatusEvent', description: 'A message has a new status' });

const receivedEvent = z
	.object({
		...common,
		type: z.literal('message.received'),
		message_id: receivedId,
		from: z.string(),
		to: z.string().meta({ description: 'Your number or sender that it was sent to' }),
		text: z.string(),
		keyword: z
			.string()
			.nullable()
			.meta({ description: 'The keyword of yours that it begins with, or STOP; null otherwise' }),
		in_reply_to: messageId
			.nullable()
			.meta({ description: 'Your latest message to this person; null when there is none' }),
	})
	.meta({ id: 'ReceivedEvent', description: 'Somebody has written to you' });

const optOutEvent = z
	.object({
		...common,
		type: z.literal('recipient.opted_out'),
		message_id: messageId.meta({ description: 'The message that was too many' }),
		to: z.string().meta({ description: 'Who wants no more messages, and is suppressed' }),
		source: z.enum(['reply', 'link', 'complaint']),
	})
	.meta({ id: 'OptOutEvent', description: 'A recipient wants no more messages' });

export const events = [statusEvent, receivedEvent, optOutEvent] as const;

/** An event of a webhook, also used in the history of a message. */
export const event = z.discriminatedUnion('type', events).meta({ id: 'Event' });
export type Event = z.infer<typeof event>;
export type StatusEvent = z.infer<typeof statusEvent>;
export type ReceivedEvent = z.infer<typeof receivedEvent>;
export type OptOutEvent = z.infer<typeof optOutEvent>;
