import { z } from 'zod';
import { channel, messageId, moment, receivedId, status } from './messages.ts';

const eventId = z.string().regex(/^evt_[A-Za-z0-9]{16}$/);
const reference = z
	.string()
	.nullable()
	.meta({ description: 'The reference of your message; null without one' });

const statusEvent = z
	.object({
		id: eventId,
		type: z.literal('message.status'),
		message_id: messageId,
		channel,
		to: z.string(),
		status,
		reference,
		occurred_at: moment,
	})
	.meta({ id: 'StatusEvent', description: 'A message has a new status' });

const receivedEvent = z
	.object({
		id: eventId,
		type: z.literal('message.received'),
		message_id: receivedId,
		channel,
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
		reference,
		occurred_at: moment,
	})
	.meta({ id: 'ReceivedEvent', description: 'Somebody has written to you' });

const optOutEvent = z
	.object({
		id: eventId,
		type: z.literal('recipient.opted_out'),
		message_id: messageId.meta({ description: 'The message that was too many' }),
		channel,
		to: z.string().meta({ description: 'Who wants no more messages, and is suppressed' }),
		source: z.enum(['reply', 'link', 'complaint']),
		reference,
		occurred_at: moment,
	})
	.meta({ id: 'OptOutEvent', description: 'A recipient wants no more messages' });

export const events = [statusEvent, receivedEvent, optOutEvent] as const;

/** What a webhook carries, and how a message's history is told. */
export const event = z.discriminatedUnion('type', events).meta({ id: 'Event' });
export type Event = z.infer<typeof event>;
export type StatusEvent = z.infer<typeof statusEvent>;
export type ReceivedEvent = z.infer<typeof receivedEvent>;
export type OptOutEvent = z.infer<typeof optOutEvent>;
