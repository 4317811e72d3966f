import type { CacheTag } from '@website/contracts/cache-tags';
import type { PayloadRequest } from 'payload';
import { environment } from '../../platform/environment.ts';
import { limits } from '../../platform/limits.ts';
import { afterCommit } from '../../platform/transactions/after-commit.ts';
import { transactionsById } from '../../platform/transactions/current.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { commitContentVersion } from './commit-content-version.ts';

const quiet = 'quiet';

/** Set in a request's context while demo content is imported: nobody has seen anything yet. */
export const quietContext = { [quiet]: true };

/** Whether a request imports demo content. */
export const skipsSideEffects = ({ context }: Pick<PayloadRequest, 'context'>): boolean =>
	context[quiet] === true;

/**
 * Says which content changed: clears this program's own memory once the change is committed, and queues one webhook
 * for each site in the same transaction, so that neither can be lost nor come too early; several changes of one transaction are one
 * webhook. What can't be queued fails the save.
 */
export async function queueRevalidation(req: PayloadRequest, tags: CacheTag[]): Promise<void> {
	const { payload } = req;
	const sites = skipsSideEffects(req) ? [] : environment.SITE_WEBHOOK_URL;
	const transactionId = await req.transactionID;
	for (const url of sites) await queueWebhook(req, transactionsById.get(transactionId), url, tags);
	await commitContentVersion(payload, transactionId, tags);
	if (sites.length > 0) await afterCommit(req, () => sendSoon(req));
}

interface QueuedWebhook {
	id: number | string;
	tags: CacheTag[];
}

/** The webhook that a transaction has queued for each site. */
const queued = new WeakMap<Transaction, Map<string, QueuedWebhook>>();

async function queueWebhook(
	req: PayloadRequest,
	transaction: Transaction | undefined,
	url: string,
	tags: CacheTag[],
): Promise<void> {
	const { jobs } = req.payload;
	const own = transaction && (queued.get(transaction) ?? new Map<string, QueuedWebhook>());
	const webhook = own?.get(url);
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
	if (transaction && own) queued.set(transaction, own.set(url, { id, tags }));
}

let waiting = false;

/** Runs the queue right after the response; what fails is retried by the scheduler. */
function sendSoon({ payload }: PayloadRequest): void {
	if (waiting) return;
	waiting = true;
	setTimeout(() => {
		waiting = false;
		payload.jobs
			.run({ queue: 'webhooks', limit: limits.webhooks.atOnce, silent: true })
			.catch((cause: unknown) => payload.logger.error({ err: cause, msg: 'Webhook queue failed' }));
	}, 20).unref();
}
