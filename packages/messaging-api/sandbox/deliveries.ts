import { signWebhook } from '@website/contracts/signatures';
import { limits } from '../limits.ts';
import type { Delivery, Inspector } from '../schemas/resources.ts';
import { type Account, expiresAt } from './accounts.ts';
import type { Call } from './calls.ts';
import { type DatedEvent, eventsAt } from './events.ts';
import { isoSeconds, type StoredMessage } from './stored-message.ts';
import type { TestKeys } from './test-keys.ts';

/** A URL that would receive events, with the secret that signs them. */
interface Target {
	webhook: string | null;
	url: string;
	secret: string;
	fromMs: number;
	channels: readonly string[] | null;
}

function targetsOf(account: Account, inspectorUrl: string, keys: TestKeys): Target[] {
	const { id, webhooks } = account;
	return [
		{
			webhook: null,
			url: inspectorUrl,
			secret: keys.webhookSecret(id),
			fromMs: 0,
			channels: null,
		},
		...webhooks.map((webhook) => ({
			webhook: webhook.id,
			url: webhook.url,
			secret: webhook.secret,
			fromMs: Date.parse(webhook.created_at),
			channels: webhook.channels,
		})),
	];
}

/** The message's own callback, if it has one. */
function callbackOf({ request }: StoredMessage, secret: string): Target[] {
	const { callback: url } = request;
	return url === undefined ? [] : [{ webhook: null, url, secret, fromMs: 0, channels: null }];
}

function toDelivery({ event, atMs }: DatedEvent, target: Target): Delivery {
	const body = JSON.stringify(event);
	return {
		event,
		webhook_id: target.webhook,
		url: target.url,
		signature: signWebhook(target.secret, body, Math.floor(atMs / 1000)),
		body,
		secret: target.secret,
	};
}

/** The deliveries at an inspector until now, newest first. They are signed like webhooks, but never sent. */
export function inspectorAt(
	id: string,
	inspectorUrl: string,
	{ accounts, keys, nowMs, signatureHeader }: Call,
): Inspector {
	const account = accounts.find(id);
	if (!account) return { signature_header: signatureHeader, expires_at: null, deliveries: [] };
	const targets = targetsOf(account, inspectorUrl, keys);
	const secret = keys.webhookSecret(id);
	const deliveries = account.messages
		.flatMap((message) => {
			const all = [...targets, ...callbackOf(message, secret)];
			return eventsAt(message, nowMs).map((datedEvent) => ({ datedEvent, targets: all }));
		})
		.toReversed()
		.toSorted((a, b) => b.datedEvent.atMs - a.datedEvent.atMs)
		.flatMap(({ datedEvent, targets: all }) =>
			all
				.filter(
					({ fromMs, channels }) =>
						fromMs <= datedEvent.atMs &&
						(channels === null || channels.includes(datedEvent.event.channel)),
				)
				.map((target) => toDelivery(datedEvent, target)),
		);
	return {
		signature_header: signatureHeader,
		expires_at: isoSeconds(expiresAt(nowMs)),
		deliveries: deliveries.slice(0, limits.testMode.deliveries),
	};
}
