import type { Event } from '../schemas/events.ts';
import { derivedId } from './ids.ts';
import { isoSeconds, replyAt, type StoredMessage, stepsAt } from './stored-message.ts';

export interface DatedEvent {
	event: Event;
	atMs: number;
}

/** The events of a message until now, oldest first. Their ids are the same at each call. */
export function eventsAt(message: StoredMessage, nowMs: number): DatedEvent[] {
	const { id, request } = message;
	const reference = request.reference ?? null;
	const statuses = stepsAt(message, nowMs).map(
		({ channel, to, status, atMs }): DatedEvent => ({
			atMs,
			event: {
				id: derivedId('evt', `${id}.${channel}.${status}`),
				type: 'message.status',
				message_id: id,
				channel,
				to,
				status,
				reference,
				occurred_at: isoSeconds(atMs),
			},
		}),
	);
	return [...statuses, ...repliesAt(message, nowMs)];
}

/** The event of the recipient's reply, and of the opt-out if the reply is STOP. */
function repliesAt(message: StoredMessage, nowMs: number): DatedEvent[] {
	const reply = replyAt(message, nowMs);
	if (!reply) return [];
	const { atMs, text, step, isOptOut } = reply;
	const { id } = message;
	const common = {
		channel: step.channel,
		reference: message.request.reference ?? null,
		occurred_at: isoSeconds(atMs),
	};
	const receivedEvent: Event = {
		id: derivedId('evt', reply.id),
		type: 'message.received',
		message_id: reply.id,
		from: step.to,
		to: step.from,
		text,
		keyword: isOptOut ? text : null,
		in_reply_to: id,
		...common,
	};
	const optOutEvent: Event = {
		id: derivedId('evt', `${reply.id}.opt-out`),
		type: 'recipient.opted_out',
		message_id: id,
		to: step.to,
		source: 'reply',
		...common,
	};
	return (isOptOut ? [receivedEvent, optOutEvent] : [receivedEvent]).map((event) => ({
		event,
		atMs,
	}));
}
