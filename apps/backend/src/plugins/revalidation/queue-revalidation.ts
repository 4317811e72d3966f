import {
	type CacheTag,
	type DocumentKind,
	documentTag,
	type SharedTag,
} from '@website/contracts/cache-tags';
import type { CollectionConfig, PayloadRequest } from 'payload';
import { environment } from '../../platform/environment.ts';
import { transactionsById } from '../../platform/transactions/current.ts';
import { afterCommit } from '../../platform/transactions/in-transaction.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { commitContentVersion } from './commit-content-version.ts';
import { limits } from './limits.ts';

const quiet = 'quiet';

/** The request context of an import of demo content: it skips side effects such as webhooks. */
export const quietContext = { [quiet]: true };

/** Whether a request imports demo content. */
export const skipsSideEffects = ({ context }: Pick<PayloadRequest, 'context'>): boolean =>
	context[quiet] === true;

/**
 * Invalidates the caches of changed content: those of this process when the change is committed, those of the sites by a webhook for each
 * site, queued in the same transaction, so it is neither lost nor sent too early. Several changes in one transaction share one webhook.
 * If a webhook cannot be queued, the save fails.
 */
export async function queueRevalidation(req: PayloadRequest, tags: CacheTag[]): Promise<void> {
	const { payload } = req;
	const sites = skipsSideEffects(req) ? [] : environment.SITE_WEBHOOK_URL;
	const transactionId = await req.transactionID;
	for (const url of sites) await queueWebhook(req, transactionsById.get(transactionId), url, tags);
	await commitContentVersion(payload, transactionId, tags);
	if (sites.length > 0) await afterCommit(req, () => scheduleDelivery(req));
}

interface QueuedWebhook {
	id: number | string;
	tags: CacheTag[];
}

/** The queued webhook of each transaction, by site. */
const webhooksByTransaction = new WeakMap<Transaction, Map<string, QueuedWebhook>>();

async function queueWebhook(
	req: PayloadRequest,
	transaction: Transaction | undefined,
	url: string,
	tags: CacheTag[],
): Promise<void> {
	const { jobs } = req.payload;
	const webhookBySite =
		transaction && (webhooksByTransaction.get(transaction) ?? new Map<string, QueuedWebhook>());
	const webhook = webhookBySite?.get(url);
	if (webhook) {
		webhook.tags = [...new Set([...webhook.tags, ...tags])];
		const data = { input: { url, tags: webhook.tags } };
		await req.payload.update({ collection: 'payload-jobs', id: webhook.id, data, depth: 0, req });
		return;
	}
	const { id } = await jobs.queue({
		task: 'notifySite',
		queue: 'webhooks',
		input: { url, tags },
		req,
	});
	if (transaction && webhookBySite)
		webhooksByTransaction.set(transaction, webhookBySite.set(url, { id, tags }));
}

let isScheduled = false;

/** Runs the webhook queue after a short delay; the scheduler retries failed webhooks. */
function scheduleDelivery({ payload }: PayloadRequest): void {
	if (isScheduled) return;
	isScheduled = true;
	setTimeout(() => {
		isScheduled = false;
		payload.jobs
			.run({ queue: 'webhooks', limit: limits.atOnce, silent: true })
			.catch((cause: unknown) => payload.logger.error({ err: cause, msg: 'Webhook queue failed' }));
	}, 20).unref();
}

type Hooks = Pick<NonNullable<CollectionConfig['hooks']>, 'afterChange' | 'afterDelete'>;

/** Revalidates on every change of a collection without drafts. */
export function revalidationHooks(kind: DocumentKind | null, lists: SharedTag[]): Hooks {
	const tags = (id: number | string) => [...(kind ? [documentTag(kind, id)] : []), ...lists];
	return {
		afterChange: [
			async function revalidateDocument({ doc, req }) {
				return queueRevalidation(req, tags(doc.id));
			},
		],
		afterDelete: [
			async function revalidateDeletedDocument({ id, req }) {
				return queueRevalidation(req, tags(id));
			},
		],
	};
}
