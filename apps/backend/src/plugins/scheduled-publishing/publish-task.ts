import { JobCancelledError, type PayloadRequest, type TaskConfig } from 'payload';
import { documentKey } from '../../documents/document-ref.ts';
import { type PlanJob, planOf, planTask } from '../../documents/plans/plan.ts';
import { detailsOf, PublishError, reasonOf } from '../../documents/plans/reasons.ts';
import { limits } from '../../platform/limits.ts';
import { log } from '../../platform/observability/log.ts';
import { tellPlanner } from './failure-mail/tell-planner.ts';
import { publishNow } from './publish-now.ts';

const { retries, firstPauseMs } = limits.schedule;

interface RunningJob extends PlanJob {
	id: number | string;
	totalTried?: number | null;
}

async function run(req: PayloadRequest, job: RunningJob): Promise<void> {
	const plan = planOf(job);
	const place = plan ? documentKey(plan.subject) : null;
	try {
		if (!plan) throw new PublishError('unknown');
		await publishNow(req.payload, plan);
	} catch (cause) {
		const reason = reasonOf(cause);
		const about = { err: cause, job: job.id, place, plan: plan?.type, at: plan?.at, reason };
		if (reason === 'program' && (job.totalTried ?? 0) < retries) {
			log.warn(about, 'A planned publication is tried again');
			throw cause;
		}
		log.error(about, 'A planned publication failed');
		if (plan) await tellPlanner(req.payload, plan, reason, detailsOf(cause));
		// Ends the tries: the desk shows it until somebody tries again or dismisses it.
		throw new JobCancelledError(reason);
	}
}

/**
 * Planned publishing, in the place of Payload's task of the same name, which tries once and tells nobody. What fails in the program is
 * tried again with growing pauses; what is wrong with the document or the planner's rights can't mend itself, and is told at once.
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
	],
	handler: async ({ job, req }) => {
		await run(req, job);
		return { output: {} };
	},
};
