import { createHash } from 'node:crypto';
import { limits } from '../limits.ts';
import {
	channels,
	type MessageRequest,
	messageRequest,
	status,
} from '../messaging-api/messages.ts';
import { ApiProblem } from '../messaging-api/problem.ts';
import {
	type Reach,
	reachRequest,
	senderRequest,
	suppressionRequest,
	type TestKey,
	webhookRequest,
} from '../messaging-api/resources.ts';
import { type Account, addMessage } from './accounts.ts';
import type { RequestParts } from './check-request.ts';
import { inspectorAt } from './deliveries.ts';
import { newId } from './ids.ts';
import { eventsAt, hasRcs, isoSeconds, messageAt, type StoredMessage } from './stored-message.ts';
import { inspectorOf, makeTestKey, webhookSecret } from './test-key.ts';

/** A checked request, and what it is answered with. */
export interface Call {
	/** Of the key that the request came with; of nobody for operations that are open. */
	account: () => Account;
	parts: RequestParts;
	nowMs: number;
	siteUrl: string;
	signatureHeader: string;
}

export interface Answer {
	status: 200 | 201 | 204;
	body?: unknown;
	headers?: Record<string, string>;
}

type Handler = (call: Call) => Answer;

const ok = (body: unknown): Answer => ({ status: 200, body });
const list = (data: readonly unknown[]): Answer => ok({ data });
const inspectorUrl = (siteUrl: string, id: string) => `${siteUrl}/inspector/${id}`;

/** The message of an account that a path names. */
function named({ account, parts }: Call): StoredMessage {
	const message = account().messages.find(({ id }) => id === parts.path.id);
	if (!message) throw new ApiProblem('not_found');
	return message;
}

/** SMS may come from any name; RCS and e-mail only from registered senders. */
function checkSender({ senders }: Account, { channel, from }: MessageRequest): void {
	const isKnown = senders.some((sender) => sender.channel === channel && sender.name === from);
	if (channel !== 'sms' && !isKnown)
		throw new ApiProblem('unknown_sender', {
			faults: [{ pointer: '/from', detail: 'is not a registered sender of this channel' }],
		});
}

function sendMessage({ account: read, parts, nowMs }: Call): Answer {
	const request = messageRequest.parse(parts.body);
	const account = read();
	const key = parts.headers.get('idempotency-key');
	const digest = createHash('sha256').update(JSON.stringify(request)).digest('base64');
	const before = key === null ? undefined : account.repeated.get(key);
	if (before && before.digest !== digest) throw new ApiProblem('idempotency_conflict');
	const answer = (message: StoredMessage): Answer => ({
		status: 201,
		body: messageAt(message, nowMs),
		headers: { location: `/v1/messages/${message.id}` },
	});
	const repeated = account.messages.find(({ id }) => id === before?.message);
	if (repeated) return answer(repeated);
	const isSuppressed = account.suppressions.some(
		({ recipient }) => recipient.toLowerCase() === request.to.toLowerCase(),
	);
	if (isSuppressed) throw new ApiProblem('recipient_suppressed');
	checkSender(account, request);
	const message = { id: newId('msg'), request, createdMs: nowMs };
	addMessage(account, message);
	if (key !== null) account.repeated.set(key, { message: message.id, digest });
	return answer(message);
}

/** Adds to a list that holds so many. */
function add<Item>(items: Item[], most: number, item: Item): Answer {
	if (items.length >= most) throw new ApiProblem('limit_reached');
	items.push(item);
	return { status: 201, body: item };
}

function remove(items: { id: string }[], { parts }: Call): Answer {
	const index = items.findIndex(({ id }) => id === parts.path.id);
	if (index < 0) throw new ApiProblem('not_found');
	items.splice(index, 1);
	return { status: 204 };
}

function createTestKey({ siteUrl }: Call): Answer {
	const key = makeTestKey();
	const inspector = inspectorOf(key) ?? '';
	const body: TestKey = {
		key,
		inspector: inspectorUrl(siteUrl, inspector),
		webhook_secret: webhookSecret(inspector),
	};
	return { status: 201, body };
}

/** What answers each operation of the document below /v1, by its id. */
export const handlers: Readonly<Record<string, Handler>> = {
	createTestKey,
	sendMessage,
	listMessages: ({ account, parts, nowMs }) => {
		const asked = status.optional().parse(parts.query.get('status') ?? undefined);
		return list(
			account()
				.messages.map((message) => messageAt(message, nowMs))
				.filter((message) => asked === undefined || message.status === asked)
				.toReversed(),
		);
	},
	getMessage: (call) => ok(messageAt(named(call), call.nowMs)),
	listMessageEvents: (call) => list(eventsAt(named(call), call.nowMs).map(({ event }) => event)),
	checkRcsReach: ({ account, parts, nowMs }) => {
		// Refuses a key that is none, as every operation does.
		account();
		const { to } = reachRequest.parse(parts.body);
		const answer: Reach = {
			to,
			reachable: hasRcs(to),
			test: true,
			checked_at: isoSeconds(nowMs),
		};
		return ok(answer);
	},
	listSenders: ({ account }) => list(account().senders),
	addSender: ({ account, parts, nowMs }) =>
		add(account().senders, limits.sandbox.senders, {
			id: newId('snd'),
			...senderRequest.parse(parts.body),
			state: 'approved',
			created_at: isoSeconds(nowMs),
		}),
	removeSender: (call) => remove(call.account().senders, call),
	listWebhooks: ({ account }) => list(account().webhooks),
	addWebhook: ({ account: read, parts, nowMs }) => {
		const account = read();
		const { url, channels: only = [...channels] } = webhookRequest.parse(parts.body);
		const id = newId('wh');
		return add(account.webhooks, limits.sandbox.webhooks, {
			id,
			url,
			channels: only,
			secret: webhookSecret(account.id, id),
			created_at: isoSeconds(nowMs),
		});
	},
	removeWebhook: (call) => remove(call.account().webhooks, call),
	listSuppressions: ({ account }) => list(account().suppressions),
	addSuppression: ({ account, parts, nowMs }) => {
		const { recipient, reason = 'manual' } = suppressionRequest.parse(parts.body);
		return add(account().suppressions, limits.sandbox.suppressions, {
			id: newId('sup'),
			recipient,
			reason,
			created_at: isoSeconds(nowMs),
		});
	},
	removeSuppression: (call) => remove(call.account().suppressions, call),
	getInspector: ({ parts: { path }, nowMs, siteUrl, signatureHeader }) => {
		const id = path.id ?? '';
		return ok(inspectorAt(id, nowMs, { inspectorUrl: inspectorUrl(siteUrl, id), signatureHeader }));
	},
};
