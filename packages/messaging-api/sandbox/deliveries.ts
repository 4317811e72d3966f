import { signWebhook } from '@website/contracts/signatures';
import { limits } from '../../platform/limits.ts';
import type { Delivery, Inspector } from '../messaging/resources.ts';
import { type Account, forgottenAt, storedAccount } from './accounts.ts';
import { type DatedEvent, eventsAt } from './events.ts';
import { isoSeconds, type StoredMessage } from './stored-message.ts';
import { webhookSecret } from './test-key.ts';

/** Where events would be sent, with the secret that signs them. */
interface Target {
	webhook: string | null;
	url: string;
	secret: string;
	fromMs: number;
	channels: readonly string[] | null;
}

function targetsOf(account: Account, inspectorUrl: string): Target[] {
	const { id, webhooks } = account;
	return [
		{
			webhook: null,
			url: inspectorUrl,
			secret: webhookSecret(id),
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

/** Where the events of one message go beside that. */
function callbackOf({ request }: StoredMessage, account: Account): Target[] {
	const { callback: url } = request;
	return url === undefined
		? []
		: [{ webhook: null, url, secret: webhookSecret(account.id), fromMs: 0, channels: null }];
}

function deliver({ event, atMs }: DatedEvent, target: Target): Delivery {
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

/** What has arrived at an inspector by now, newest first. Signed as webhooks are, and sent to nobody. */
export function inspectorAt(
	id: string,
	nowMs: number,
	{ inspectorUrl, signatureHeader }: { inspectorUrl: string; signatureHeader: string },
): Inspector {
	const account = storedAccount(id);
	if (!account) return { signature_header: signatureHeader, expires_at: null, deliveries: [] };
	const targets = targetsOf(account, inspectorUrl);
	const deliveries = account.messages
		.flatMap((message) => {
			const all = [...targets, ...callbackOf(message, account)];
			return eventsAt(message, nowMs).map((dated) => ({ dated, targets: all }));
		})
		.toReversed()
		.toSorted((a, b) => b.dated.atMs - a.dated.atMs)
		.flatMap(({ dated, targets: all }) =>
			all
				.filter(
					({ fromMs, channels }) =>
						fromMs <= dated.atMs && (channels === null || channels.includes(dated.event.channel)),
				)
				.map((target) => deliver(dated, target)),
		);
	return {
		signature_header: signatureHeader,
		expires_at: isoSeconds(forgottenAt(nowMs)),
		deliveries: deliveries.slice(0, limits.sandbox.deliveries),
	};
}
