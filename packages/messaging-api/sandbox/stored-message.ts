import { analyzeMessage } from '@website/contracts/message-segments';
import { limits } from '../limits.ts';
import { apiErrors, type DeliveryErrorCode } from '../schemas/errors.ts';
import type { MessageRequest } from '../schemas/message-request.ts';
import type { Channel, Message, Status } from '../schemas/messages.ts';
import { idAfter } from './ids.ts';
import { endOf, replyOf } from './test-recipients.ts';

/** A message of the sandbox. What becomes of it follows from its age alone, so that nothing has to run for it. */
export interface StoredMessage {
	id: string;
	request: MessageRequest;
	createdMs: number;
	/** Whether the recipient's STOP is among the suppressions, or was. */
	isOptOutStored?: true;
}

/** By which channel a message is under way, from and to whom, and with which text. */
interface Leg {
	channel: Channel;
	to: string;
	from: string;
	text: string;
}

export interface Step extends Leg {
	status: Status;
	atMs: number;
}

/** A moment to the second, in UTC (RFC 3339). */
export const isoSeconds = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** When a message leaves: when it was asked for, or planned for. */
export const leavesAtMs = ({ request, createdMs }: StoredMessage): number =>
	Math.max(createdMs, request.send_at === undefined ? 0 : Date.parse(request.send_at));

function fallbackOf(request: MessageRequest): Leg | undefined {
	if (request.channel !== 'rcs' || !request.fallback) return undefined;
	const { fallback, text, to, from } = request;
	if (fallback.channel === 'sms')
		return {
			channel: 'sms',
			to,
			from: fallback.from ?? from,
			text: fallback.text ?? text,
		};
	return {
		channel: 'email',
		to: fallback.to,
		from: fallback.from,
		text: fallback.text ?? text,
	};
}

/** The steps of a message that have their time: queued, sent, then its end or those of its fallback. */
function stepsOf(message: StoredMessage): [Step, ...Step[]] {
	const { request, createdMs } = message;
	const { sentAfterMs, finalAfterMs } = limits.testMode;
	const { channel, to, from, text } = request;
	const leg: Leg = { channel, to, from, text };
	const leavesMs = leavesAtMs(message);
	const endMs = leavesMs + finalAfterMs;
	const end = endOf(channel, to);
	const fallback = end === 'delivered' ? undefined : fallbackOf(request);
	const under: [Step, Step] = [
		{ ...leg, status: 'queued', atMs: createdMs },
		{ ...leg, status: 'sent', atMs: leavesMs + sentAfterMs },
	];
	if (!fallback) return [...under, { ...leg, status: end, atMs: endMs }];
	return [
		...under,
		{ ...fallback, status: 'sent', atMs: endMs },
		{
			...fallback,
			status: endOf(fallback.channel, fallback.to),
			atMs: endMs + finalAfterMs - sentAfterMs,
		},
	];
}

/** The steps a message has taken by now: it is queued from its first moment. */
export function stepsTaken(message: StoredMessage, nowMs: number): [Step, ...Step[]] {
	const [first, ...others] = stepsOf(message);
	return [first, ...others.filter(({ atMs }) => atMs <= nowMs)];
}

/** What a recipient has answered by now; nothing by e-mail, and nothing to what did not arrive. */
export function replyBy(
	message: StoredMessage,
	nowMs: number,
): { id: string; text: string; isOptOut: boolean; atMs: number; to: Step } | undefined {
	const to = stepsTaken(message, nowMs).at(-1);
	if (to?.status !== 'delivered' || to.channel === 'email') return undefined;
	const atMs = to.atMs + limits.testMode.repliedAfterMs;
	if (atMs > nowMs) return undefined;
	const { request } = message;
	const suggested = request.channel === 'rcs' && to.channel === 'rcs' ? request.replies : undefined;
	const reply = replyOf(to.to, suggested);
	return reply && { ...reply, id: idAfter('in', message.id), atMs, to };
}

const errorOf: Partial<Record<Status, DeliveryErrorCode>> = {
	failed: 'recipient_unreachable',
	expired: 'validity_expired',
};

/** What the API answers of a message at a moment. */
export function messageAt(message: StoredMessage, nowMs: number): Message {
	const { id, request, createdMs } = message;
	const steps = stepsTaken(message, nowMs);
	const { channel, to, from, text, status, atMs } = steps.at(-1) ?? steps[0];
	const code = errorOf[status];
	const sms = channel === 'sms' ? analyzeMessage(text) : undefined;
	return {
		id,
		channel,
		to,
		from,
		status,
		send_at: request.send_at === undefined ? null : isoSeconds(Date.parse(request.send_at)),
		in_reply_to: request.in_reply_to ?? null,
		segments: sms?.segments ?? null,
		ucs2_character: sms?.forcedBy[0] ?? null,
		price: { amount: '0', currency: 'EUR' },
		reference: request.reference ?? null,
		error: code ? { code, detail: apiErrors[code].title.en } : null,
		test: true,
		created_at: isoSeconds(createdMs),
		updated_at: isoSeconds(atMs),
	};
}
