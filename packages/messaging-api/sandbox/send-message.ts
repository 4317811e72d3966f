import { createHash } from 'node:crypto';
import { limits } from '../limits.ts';
import { type MessageRequest, messageRequest, smsText } from '../schemas/message-request.ts';
import { type Channel, smsSender } from '../schemas/messages.ts';
import { ApiProblem, type Fault } from '../schemas/problem.ts';
import { type Account, addMessage } from './accounts.ts';
import type { Call, CallResponse } from './calls.ts';
import { newId } from './ids.ts';
import { messageAt, replyAt, type StoredMessage } from './stored-message.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** An SMS may have any sender; RCS and e-mail need registered ones. */
function checkSender({ senders }: Account, channel: Channel, from: string, pointer: string): void {
	const isRegistered = senders.some((sender) => sender.channel === channel && sender.name === from);
	if (channel !== 'sms' && !isRegistered)
		throw new ApiProblem('unknown_sender', {
			faults: [{ pointer, detail: 'is not a registered sender for this channel' }],
		});
}

/** A fallback SMS without its own sender or text uses those of the RCS message, which may be invalid for an SMS. */
function fallbackFaults(request: MessageRequest): Fault[] {
	if (request.channel !== 'rcs' || request.fallback?.channel !== 'sms') return [];
	const { fallback, from, text } = request;
	return [
		...(smsSender.safeParse(fallback.from ?? from).success
			? []
			: [
					{
						pointer: '/fallback/from',
						detail: 'is required, because the RCS sender cannot be used for SMS',
					},
				]),
		...(smsText.safeParse(fallback.text ?? text).success
			? []
			: [
					{
						pointer: '/fallback/text',
						detail: 'is required, because the text is too long for an SMS',
					},
				]),
	];
}

function planFaults({ send_at }: MessageRequest, nowMs: number): Fault[] {
	const { plannedDays } = limits.messages;
	return send_at !== undefined && Date.parse(send_at) > nowMs + plannedDays * dayMs
		? [{ pointer: '/send_at', detail: `is more than ${plannedDays} days ahead` }]
		: [];
}

/** A reply must go to the author of the received message, from the sender that received it. */
function replyFaults({ messages }: Account, request: MessageRequest, nowMs: number): Fault[] {
	const { in_reply_to: receivedId, to, from } = request;
	if (receivedId === undefined) return [];
	const reply = messages
		.map((message) => replyAt(message, nowMs))
		.find((reply) => reply?.id === receivedId);
	if (!reply) return [{ pointer: '/in_reply_to', detail: 'is not the id of a received message' }];
	return [
		...(to === reply.step.to
			? []
			: [{ pointer: '/to', detail: 'is not the sender of the received message' }]),
		...(from === reply.step.from
			? []
			: [{ pointer: '/from', detail: 'is not the recipient of the received message' }]),
	];
}

/** All possible recipients of a message, including that of its fallback. */
const recipientsOf = (request: MessageRequest): string[] =>
	request.channel === 'rcs' && request.fallback?.channel === 'email'
		? [request.to, request.fallback.to]
		: [request.to];

/** Checks rules that the document's schemas cannot express. Throws an `ApiProblem`. */
function check(account: Account, request: MessageRequest, nowMs: number): void {
	const faults = [
		...fallbackFaults(request),
		...planFaults(request, nowMs),
		...replyFaults(account, request, nowMs),
	];
	if (faults.length > 0) throw new ApiProblem('invalid_request', { faults });
	const recipients = recipientsOf(request).map((recipient) => recipient.toLowerCase());
	if (account.suppressions.some(({ recipient }) => recipients.includes(recipient.toLowerCase())))
		throw new ApiProblem('recipient_suppressed');
	checkSender(account, request.channel, request.from, '/from');
	if (request.channel === 'rcs' && request.fallback?.channel === 'email')
		checkSender(account, 'email', request.fallback.from, '/fallback/from');
}

/** Accepts a message, once for each Idempotency-Key. */
export function sendMessage({ account: getAccount, parts, nowMs }: Call): CallResponse {
	const request = messageRequest.parse(parts.body);
	const account = getAccount();
	const key = parts.headers.get('idempotency-key');
	const digest = createHash('sha256').update(JSON.stringify(request)).digest('base64');
	const previous = key === null ? undefined : account.idempotencyKeys.get(key);
	if (previous && previous.digest !== digest) throw new ApiProblem('idempotency_conflict');
	const response = (message: StoredMessage): CallResponse => ({
		status: 201,
		body: messageAt(message, nowMs),
		headers: { location: `/v1/messages/${message.id}` },
	});
	const existing = account.messages.find(({ id }) => id === previous?.message);
	if (existing) return response(existing);
	check(account, request, nowMs);
	const message = { id: newId('msg'), request, createdMs: nowMs };
	addMessage(account, message);
	if (key !== null) account.idempotencyKeys.set(key, { message: message.id, digest });
	return response(message);
}
