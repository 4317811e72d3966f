import { JobCancelledError, type PayloadRequest, type TaskConfig } from 'payload';
import { documentKey } from '../../documents/document-ref.ts';
import { log } from '../../platform/observability/log.ts';
import { notifyPlanner } from './failures/notify-planner.ts';
import { classifyFailure, describeFailure, PublishError } from './failures/reasons.ts';
import { limits } from './limits.ts';
import { type PlanJob, parsePlan, planTask } from './plan.ts';
import { publishNow } from './publish-now.ts';

const { retries, firstPauseMs } = limits;

interface RunningJob extends PlanJob {
	id: number | string;
	totalTried?: number | null;
}

async function run(req: PayloadRequest, job: RunningJob): Promise<void> {
	const plan = parsePlan(job);
	const place = plan ? documentKey(plan.document) : null;
	try {
		if (!plan) throw new PublishError('unknown');
		await publishNow(req.payload, plan);
	} catch (cause) {
		const reason = classifyFailure(cause);
		const fields = { err: cause, job: job.id, place, plan: plan?.type, at: plan?.at, reason };
		if (reason === 'program' && (job.totalTried ?? 0) < retries) {
			log.warn(fields, 'A planned publication failed and is retried');
			throw cause;
		}
		log.error(fields, 'A planned publication failed');
		if (plan) await notifyPlanner(req.payload, plan, reason, describeFailure(cause));
		// Ends the retries: the dashboard lists the job until someone retries or dismisses it.
		throw new JobCancelledError(reason);
	}
}

/**
 * Runs planned publications. Replaces Payload's task of the same name, which does not retry and sends no notification. Unexpected errors
 * are retried with exponential backoff. Problems with the document or the planner's rights are not retried; the planner is notified at
 * once.
 */
export const publishTask: TaskConfig<{ input: Record<string, unknown>; output: object }> = {
	slug: planTask,
	retries: { attempts: retries, backoff: { type: 'exponential', delay: firstPauseMs } },
	inputSchema: [
		{ name: 'type', type: 'select', options: ['publish', 'unpublish'] },
		{ name: 'locale', type: 'text' },
		{ name: 'doc', type: 'json' },
		{ name: 'global', type: 'text' },
		{ name: 'user', type: 'json' },
		{ name: 'leads', type: 'text' },
		{ name: 'at', type: 'text' },
		{ name: 'timezone', type: 'text' },
		{ name: 'fixed', type: 'text' },
	],
	handler: async ({ job, req }) => {
		await run(req, job);
		return { output: {} };
	},
};
