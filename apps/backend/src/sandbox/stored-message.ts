import { analyzeMessage } from '@website/contracts/message-segments';
import { limits } from '../limits.ts';
import { apiErrors, type DeliveryErrorCode } from '../messaging-api/errors.ts';
import type { Message, MessageRequest, Status } from '../messaging-api/messages.ts';
import type { StatusEvent } from '../messaging-api/resources.ts';
import { idAfter } from './ids.ts';

/** A message of the sandbox. Its status follows from its age alone, so that nothing has to run for it. */
export interface StoredMessage {
	id: string;
	request: MessageRequest;
	createdMs: number;
}

interface Step {
	status: Status;
	atMs: number;
}

/** A moment to the second, in UTC (RFC 3339). */
export const isoSeconds = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** Whether a number of the test mode can receive RCS: all but those that end in 0003. */
export const hasRcs = (to: string): boolean => !to.endsWith('0003');

/** The recipients that show what can go wrong: numbers that end in 0001 and 0002, by RCS those in 0003, mailboxes called failed and expired. */
function endOf({ channel, to }: MessageRequest): Status {
	if (channel === 'rcs' && !hasRcs(to)) return 'failed';
	if (/^\+\d+0001$|^failed@/i.test(to)) return 'failed';
	return /^\+\d+0002$|^expired@/i.test(to) ? 'expired' : 'delivered';
}

const errorOf: Partial<Record<Status, DeliveryErrorCode>> = {
	failed: 'recipient_unreachable',
	expired: 'validity_expired',
};

function stepsOf({ request, createdMs }: StoredMessage): Step[] {
	const { sentAfterMs, finalAfterMs } = limits.sandbox;
	return [
		{ status: 'queued', atMs: createdMs },
		{ status: 'sent', atMs: createdMs + sentAfterMs },
		{ status: endOf(request), atMs: createdMs + finalAfterMs },
	];
}

/** The steps a message has taken by now. */
const taken = (message: StoredMessage, nowMs: number): Step[] =>
	stepsOf(message).filter(({ atMs }) => atMs <= nowMs);

/** What the API answers of a message at a moment. */
export function messageAt(stored: StoredMessage, nowMs: number): Message {
	const { id, request, createdMs } = stored;
	const { status, atMs } = taken(stored, nowMs).at(-1) ?? { status: 'queued', atMs: createdMs };
	const code = errorOf[status];
	return {
		id,
		channel: request.channel,
		to: request.to,
		from: request.from,
		status,
		segments: request.channel === 'sms' ? analyzeMessage(request.text).segments : null,
		price: { amount: '0', currency: 'EUR' },
		reference: request.reference ?? null,
		error: code ? { code, detail: apiErrors[code].title.en } : null,
		test: true,
		created_at: isoSeconds(createdMs),
		updated_at: isoSeconds(atMs),
	};
}

export interface DatedEvent {
	event: StatusEvent;
	atMs: number;
}

/** The events of a message so far, oldest first; the same each time they are asked for. */
export function eventsAt(stored: StoredMessage, nowMs: number): DatedEvent[] {
	const { id, request } = stored;
	return taken(stored, nowMs).map(({ status, atMs }) => ({
		atMs,
		event: {
			id: idAfter('evt', `${id}.${status}`),
			type: 'message.status',
			message_id: id,
			channel: request.channel,
			to: request.to,
			status,
			occurred_at: isoSeconds(atMs),
		},
	}));
}
