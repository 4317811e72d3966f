import type { Payload, PayloadRequest, TaskConfig, Where } from 'payload';
import { z } from 'zod';
import type { Form, FormSubmission } from '../../../payload-types.ts';
import { limits } from '../../../platform/limits.ts';
import { log } from '../../../platform/observability/log.ts';
import { metrics } from '../../../platform/observability/metrics.ts';
import { afterCommit } from '../../../platform/transactions/in-transaction.ts';
import { findSubmission } from '../find-submission.ts';
import { type Message, sendMessage, submitted, unsubscribed, webhookSecrets } from './message.ts';

/** The slug of the task, and its queue. */
export const deliverTask = 'deliverSubmission';
const queue = 'form-webhooks';
const { submissionAttempts: retries, firstPauseMs } = limits.mail;

/** The input of a queued delivery: ids only, no personal data. Without a submission, its subscription has ended. */
export const delivery = z.object({
	form: z.number(),
	key: z.string(),
	submission: z.number().nullish(),
});

type Delivery = Pick<FormSubmission, 'delivery' | 'deliveryAt' | 'deliveryProblem'>;

/** The state of a delivery that has not been tried yet; without a webhook there is none. */
export const untriedDelivery = ({ webhookUrl }: Pick<Form, 'webhookUrl'>): Delivery => ({
	delivery: webhookUrl ? 'waiting' : null,
	deliveryAt: null,
	deliveryProblem: null,
});

/** Stores the state of a delivery. `updatedAt` stays: for a subscription it is the time of the last mail. */
async function storeDelivery(payload: Payload, key: string, state: Delivery): Promise<void> {
	await payload.db.updateOne({
		collection: 'form-submissions',
		where: { key: { equals: key } },
		data: { ...state, updatedAt: null },
		returning: false,
	});
}

/** Runs a queued delivery now, unless it is being run. */
const runJob = (payload: Payload, id: number | string) =>
	payload.jobs.run({ queue, where: { id: { equals: id } }, silent: true });

type Target = Pick<FormSubmission, 'key'> & { id?: number };

async function queueJob(req: PayloadRequest, form: Form, { key, id }: Target) {
	const input = { form: form.id, key, submission: id ?? null };
	return req.payload.jobs.queue({ task: deliverTask, queue, input, req });
}

/**
 * Queues the delivery of a submission, or of the end of a subscription, to the webhook of its form in the request's transaction. The first
 * attempt follows the commit, apart from other jobs, so that no receiver delays those of other forms.
 */
export async function queueDelivery(
	req: PayloadRequest,
	form: Form,
	target: Target,
): Promise<void> {
	if (!form.webhookUrl) return;
	const { id } = await queueJob(req, form, target);
	await afterCommit(req, () => {
		runJob(req.payload, id).catch((cause: unknown) =>
			log.error({ err: cause }, 'The queue of form webhooks failed'),
		);
	});
}

/** Tries a delivery at once, as often as a new one. Does nothing while it is being tried. */
export async function retryDelivery(
	req: PayloadRequest,
	form: Form,
	{ id, key }: FormSubmission,
): Promise<void> {
	const { payload } = req;
	const collection = 'payload-jobs';
	const jobs: Where[] = [
		{ taskSlug: { equals: deliverTask } },
		{ 'input.submission': { equals: id } },
	];
	const waiting = { and: [...jobs, { processing: { not_equals: true } }] };
	await payload.db.deleteMany({ collection, where: waiting, req });
	const { totalDocs } = await payload.count({ collection, where: { and: jobs }, req });
	if (totalDocs > 0) return;
	await storeDelivery(payload, key, untriedDelivery(form));
	await runJob(payload, (await queueJob(req, form, { id, key })).id);
}

/** The message of a delivery, its form and its URL; null if the form, its webhook or the submission is gone. */
async function prepare(
	payload: Payload,
	{ form: id, key, submission }: z.infer<typeof delivery>,
	queuedAt: string,
): Promise<{ form: Form; url: string; message: Message } | null> {
	const form = await payload.findByID({ collection: 'forms', id, depth: 0, disableErrors: true });
	const url = form?.webhookUrl;
	if (!form || !url) return null;
	if (!submission) return { form, url, message: unsubscribed(form, key, queuedAt) };
	const stored = await findSubmission(payload, { key: { equals: key } });
	return stored ? { form, url, message: submitted(form, stored) } : null;
}

/**
 * Delivers a submission to the webhook of its form, with retries for about a day, and stores the state with the submission. Does nothing
 * if the submission or the webhook is gone.
 */
export const deliverSubmission: TaskConfig<{ input: object; output: object }> = {
	slug: deliverTask,
	retries: {
		attempts: retries,
		backoff: { type: 'exponential', delay: firstPauseMs },
	},
	inputSchema: [
		{ name: 'form', type: 'number', required: true },
		{ name: 'key', type: 'text', required: true },
		{ name: 'submission', type: 'number' },
	],
	handler: async ({ input, job, req: { payload } }) => {
		const target = delivery.parse(input);
		const prepared = await prepare(payload, target, job.createdAt);
		if (!prepared) {
			await storeDelivery(payload, target.key, untriedDelivery({ webhookUrl: null }));
			return { output: {} };
		}
		const { form, url, message } = prepared;
		const secrets = webhookSecrets(form.id, form.webhookSecretVersion ?? 1);
		const problem = await sendMessage(url, message, secrets);
		metrics().formWebhook(problem ? 'failed' : 'delivered');
		const tried = job.totalTried ?? 0;
		const isOver = !problem || tried >= retries;
		const pauseMs = isOver ? 0 : 2 ** tried * firstPauseMs;
		await storeDelivery(payload, target.key, {
			delivery: problem ? (isOver ? 'failed' : 'waiting') : 'delivered',
			deliveryAt: new Date(Date.now() + pauseMs).toISOString(),
			deliveryProblem: problem,
		});
		if (!problem) return { output: {} };
		const { submission } = target;
		const host = URL.parse(url)?.host;
		log.warn({ form: form.id, submission, host, problem, tried }, 'A form webhook failed');
		throw new Error(problem);
	},
};
