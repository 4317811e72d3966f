import type { Payload, TaskConfig } from 'payload';
import { z } from 'zod';
import { limits } from '../../limits.ts';
import { log } from '../../observing/log.ts';
import type { User } from '../../payload-types.ts';
import { inputOf, type Plan, planOf } from '../plan.ts';
import { type Reason, reasons } from '../reasons.ts';
import { titleOf } from '../titles.ts';
import { failureMail } from './failure-mail.ts';

const task = 'tellPlanner';
const queue = 'mail';

const stored = z.object({
	plan: z.unknown(),
	reason: z.enum(reasons),
	details: z.array(z.string()),
});

/** Queues a mail to whoever planned what failed; nobody is told of what the program planned itself. */
export async function tellPlanner(
	payload: Payload,
	plan: Plan,
	reason: Reason,
	details: readonly string[],
): Promise<void> {
	if (typeof plan.planner !== 'number' || reason === 'planner') return;
	const input = { plan: inputOf(plan), reason, details: [...details] };
	await payload.jobs.queue({ task, queue, input });
}

async function send(payload: Payload, input: unknown): Promise<void> {
	const { plan: job, reason, details } = stored.parse(input);
	const plan = planOf({ input: job, createdAt: new Date().toISOString() });
	if (typeof plan?.planner !== 'number') return;
	const planner = await payload.db.findOne<User>({
		collection: 'users',
		where: { id: { equals: plan.planner } },
	});
	if (!planner) return;
	const title = await titleOf(payload, plan, planner.language ?? 'en');
	await payload.sendEmail(failureMail(planner, { plan, title, reason, details }));
}

/** Sends that mail, and tries again for some minutes. */
export const tellPlannerTask: TaskConfig<{
	input: { plan: object; reason: string; details: string[] };
	output: object;
}> = {
	slug: task,
	retries: {
		attempts: limits.mail.attempts,
		backoff: { type: 'exponential', delay: limits.mail.firstPauseMs },
	},
	inputSchema: [
		{ name: 'plan', type: 'json', required: true },
		{ name: 'reason', type: 'text', required: true },
		{ name: 'details', type: 'json', required: true },
	],
	handler: async ({ input, req }) => {
		try {
			await send(req.payload, input);
		} catch (cause) {
			log.warn({ err: cause }, 'A planner could not be told of a failure');
			throw cause;
		}
		return { output: {} };
	},
};
