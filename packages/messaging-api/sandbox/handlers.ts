import { limits } from '../limits.ts';
import { channels, status } from '../schemas/messages.ts';
import { ApiProblem } from '../schemas/problem.ts';
import {
	type Reach,
	reachRequest,
	senderRequest,
	suppressionRequest,
	type TestKey,
	webhookRequest,
} from '../schemas/resources.ts';
import { removeMessage } from './accounts.ts';
import type { Call, CallResponse } from './calls.ts';
import { inspectorAt } from './deliveries.ts';
import { eventsAt } from './events.ts';
import { newId } from './ids.ts';
import { sendMessage } from './send-message.ts';
import { isoSeconds, messageAt, type StoredMessage, sendTimeMs } from './stored-message.ts';
import { hasRcs } from './test-recipients.ts';

type Handler = (call: Call) => CallResponse;

const ok = (body: unknown): CallResponse => ({ status: 200, body });
const list = (data: readonly unknown[]): CallResponse => ok({ data });
const inspectorUrl = (siteUrl: string, id: string) => `${siteUrl}/inspector/${id}`;

/** The message whose id is in the path. */
function messageOf({ account, parts }: Call): StoredMessage {
	const message = account().messages.find(({ id }) => id === parts.path.id);
	if (!message) throw new ApiProblem('not_found');
	return message;
}

/** Cancels and deletes a planned message. */
function cancelMessage(call: Call): CallResponse {
	const message = messageOf(call);
	if (sendTimeMs(message) <= call.nowMs) throw new ApiProblem('already_sent');
	removeMessage(call.account(), message.id);
	return { status: 204 };
}

/** Adds an item to a list of at most `max` items. */
function add<Item>(items: Item[], max: number, item: Item): CallResponse {
	if (items.length >= max) throw new ApiProblem('limit_reached');
	items.push(item);
	return { status: 201, body: item };
}

function remove(items: { id: string }[], { parts }: Call): CallResponse {
	const index = items.findIndex(({ id }) => id === parts.path.id);
	if (index < 0) throw new ApiProblem('not_found');
	items.splice(index, 1);
	return { status: 204 };
}

function createTestKey({ keys, siteUrl }: Call): CallResponse {
	const key = keys.create();
	const inspector = keys.inspectorOf(key) ?? '';
	const body: TestKey = {
		key,
		inspector: inspectorUrl(siteUrl, inspector),
		webhook_secret: keys.webhookSecret(inspector),
	};
	return { status: 201, body };
}

/** Handlers of the operations below /v1, by operation id. */
export const handlers: Readonly<Record<string, Handler>> = {
	createTestKey,
	sendMessage,
	listMessages: ({ account, parts, nowMs }) => {
		const statusFilter = status.optional().parse(parts.query.get('status') ?? undefined);
		return list(
			account()
				.messages.map((message) => messageAt(message, nowMs))
				.filter((message) => statusFilter === undefined || message.status === statusFilter)
				.toReversed(),
		);
	},
	cancelMessage,
	getMessage: (call) => ok(messageAt(messageOf(call), call.nowMs)),
	listMessageEvents: (call) =>
		list(eventsAt(messageOf(call), call.nowMs).map(({ event }) => event)),
	checkRcsReach: ({ account, parts, nowMs }) => {
		// Rejects an invalid key, as every operation does.
		account();
		const { to } = reachRequest.parse(parts.body);
		const response: Reach = {
			to,
			reachable: hasRcs(to),
			test: true,
			checked_at: isoSeconds(nowMs),
		};
		return ok(response);
	},
	listSenders: ({ account }) => list(account().senders),
	addSender: ({ account, parts, nowMs }) =>
		add(account().senders, limits.testMode.senders, {
			id: newId('snd'),
			...senderRequest.parse(parts.body),
			state: 'approved',
			created_at: isoSeconds(nowMs),
		}),
	removeSender: (call) => remove(call.account().senders, call),
	listWebhooks: ({ account }) => list(account().webhooks),
	addWebhook: ({ account: getAccount, keys, parts, nowMs }) => {
		const account = getAccount();
		const { url, channels: eventChannels = [...channels] } = webhookRequest.parse(parts.body);
		const id = newId('wh');
		return add(account.webhooks, limits.testMode.webhooks, {
			id,
			url,
			channels: eventChannels,
			secret: keys.webhookSecret(account.id, id),
			created_at: isoSeconds(nowMs),
		});
	},
	removeWebhook: (call) => remove(call.account().webhooks, call),
	listSuppressions: ({ account }) => list(account().suppressions),
	addSuppression: ({ account, parts, nowMs }) => {
		const { recipient, reason = 'manual' } = suppressionRequest.parse(parts.body);
		return add(account().suppressions, limits.testMode.suppressions, {
			id: newId('sup'),
			recipient,
			reason,
			created_at: isoSeconds(nowMs),
		});
	},
	removeSuppression: (call) => remove(call.account().suppressions, call),
	getInspector: (call) => {
		const id = call.parts.path.id ?? '';
		return ok(inspectorAt(id, inspectorUrl(call.siteUrl, id), call));
	},
};
