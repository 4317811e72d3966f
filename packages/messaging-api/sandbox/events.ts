import type { Event } from '../schemas/events.ts';
import { idAfter } from './ids.ts';
import { isoSeconds, replyBy, type StoredMessage, stepsTaken } from './stored-message.ts';

export interface DatedEvent {
	event: Event;
	atMs: number;
}

/** The events of a message so far, oldest first; the same each time they are asked for. */
export function eventsAt(message: StoredMessage, nowMs: number): DatedEvent[] {
	const { id, request } = message;
	const reference = request.reference ?? null;
	const statuses = stepsTaken(message, nowMs).map(
		({ channel, to, status, atMs }): DatedEvent => ({
			atMs,
			event: {
				id: idAfter('evt', `${id}.${channel}.${status}`),
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
	return [...statuses, ...answersAt(message, nowMs)];
}

/** What a recipient has written back, and that this was to be the last message. */
function answersAt(message: StoredMessage, nowMs: number): DatedEvent[] {
	const reply = replyBy(message, nowMs);
	if (!reply) return [];
	const { atMs, text, to, isOptOut } = reply;
	const { id } = message;
	const common = {
		channel: to.channel,
		reference: message.request.reference ?? null,
		occurred_at: isoSeconds(atMs),
	};
	const received: Event = {
		id: idAfter('evt', reply.id),
		type: 'message.received',
		message_id: reply.id,
		from: to.to,
		to: to.from,
		text,
		keyword: isOptOut ? text : null,
		in_reply_to: id,
		...common,
	};
	const optedOut: Event = {
		id: idAfter('evt', `${reply.id}.opt-out`),
		type: 'recipient.opted_out',
		message_id: id,
		to: to.to,
		source: 'reply',
		...common,
	};
	return (isOptOut ? [received, optedOut] : [received]).map((event) => ({ event, atMs }));
}
