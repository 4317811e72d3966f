import { analyzeMessage } from '@website/contracts/message-segments';
import { limits } from '../limits.ts';
import { apiErrors, type DeliveryErrorCode } from '../schemas/errors.ts';
import type { MessageRequest } from '../schemas/message-request.ts';
import type { Channel, Message, Status } from '../schemas/messages.ts';
import { derivedId } from './ids.ts';
import { finalStatus, replyOf } from './test-recipients.ts';

/** A message of the sandbox. Its state depends on its age only, so it needs no background jobs. */
export interface StoredMessage {
	id: string;
	request: MessageRequest;
	createdMs: number;
	/** Set once the recipient's STOP has been handled, so that a lifted suppression is not restored. */
	isOptOutStored?: true;
}

/** Channel, recipient, sender and text of a message or of its fallback. */
interface Envelope {
	channel: Channel;
	to: string;
	from: string;
	text: string;
}

export interface Step extends Envelope {
	status: Status;
	atMs: number;
}

/** A time in UTC with seconds (RFC 3339). */
export const isoSeconds = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/** When a message is sent: immediately, or at the planned time. In milliseconds since 1970. */
export const sendTimeMs = ({ request, createdMs }: StoredMessage): number =>
	Math.max(createdMs, request.send_at === undefined ? 0 : Date.parse(request.send_at));

function fallbackOf(request: MessageRequest): Envelope | undefined {
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

/** All steps of a message: queued, sent, then its final status or the steps of its fallback. */
function stepsOf(message: StoredMessage): [Step, ...Step[]] {
	const { request, createdMs } = message;
	const { sentAfterMs, finalAfterMs } = limits.testMode;
	const { channel, to, from, text } = request;
	const envelope: Envelope = { channel, to, from, text };
	const sendMs = sendTimeMs(message);
	const endMs = sendMs + finalAfterMs;
	const status = finalStatus(channel, to);
	const fallback = status === 'delivered' ? undefined : fallbackOf(request);
	const firstSteps: [Step, Step] = [
		{ ...envelope, status: 'queued', atMs: createdMs },
		{ ...envelope, status: 'sent', atMs: sendMs + sentAfterMs },
	];
	if (!fallback) return [...firstSteps, { ...envelope, status, atMs: endMs }];
	return [
		...firstSteps,
		{ ...fallback, status: 'sent', atMs: endMs },
		{
			...fallback,
			status: finalStatus(fallback.channel, fallback.to),
			atMs: endMs + finalAfterMs - sentAfterMs,
		},
	];
}

/** The steps of a message until now. The first one, queued, is always included. */
export function stepsAt(message: StoredMessage, nowMs: number): [Step, ...Step[]] {
	const [first, ...others] = stepsOf(message);
	return [first, ...others.filter(({ atMs }) => atMs <= nowMs)];
}

/** The recipient's reply and the step that it replies to; undefined until it arrives, for e-mail and for undelivered messages. */
export function replyAt(
	message: StoredMessage,
	nowMs: number,
): { id: string; text: string; isOptOut: boolean; atMs: number; step: Step } | undefined {
	const step = stepsAt(message, nowMs).at(-1);
	if (step?.status !== 'delivered' || step.channel === 'email') return undefined;
	const atMs = step.atMs + limits.testMode.repliedAfterMs;
	if (atMs > nowMs) return undefined;
	const { request } = message;
	const suggestedReplies =
		request.channel === 'rcs' && step.channel === 'rcs' ? request.replies : undefined;
	const reply = replyOf(step.to, suggestedReplies);
	return reply && { ...reply, id: derivedId('in', message.id), atMs, step };
}

const errorOf: Partial<Record<Status, DeliveryErrorCode>> = {
	failed: 'recipient_unreachable',
	expired: 'validity_expired',
};

/** The message as the API returns it at the given time. */
export function messageAt(message: StoredMessage, nowMs: number): Message {
	const { id, request, createdMs } = message;
	const steps = stepsAt(message, nowMs);
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
