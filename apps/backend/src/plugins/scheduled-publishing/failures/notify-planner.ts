import type { Payload } from 'payload';
import { z } from 'zod';
import type { User } from '../../../payload-types.ts';
import { mailTask } from '../../../platform/mail/mail-task.ts';
import { type Plan, parsePlan, toJobInput } from '../plan.ts';
import { titleOf } from '../titles.ts';
import { failureMail } from './failure-mail.ts';
import { type Reason, reasons } from './reasons.ts';

const task = 'tellPlanner';
const queue = 'mail';

const jobInput = z.object({
	plan: z.unknown(),
	reason: z.enum(reasons),
	details: z.array(z.string()),
});

/** Queues an email to the planner of a failed plan. Plans of the backend itself and of deleted accounts have no recipient. */
export async function notifyPlanner(
	payload: Payload,
	plan: Plan,
	reason: Reason,
	details: readonly string[],
): Promise<void> {
	if (typeof plan.planner !== 'number' || reason === 'planner') return;
	const input = { plan: toJobInput(plan), reason, details: [...details] };
	await payload.jobs.queue({ task, queue, input });
}

async function send(
	payload: Payload,
	{ plan: job, reason, details }: z.infer<typeof jobInput>,
): Promise<void> {
	const plan = parsePlan({ input: job, createdAt: new Date().toISOString() });
	if (typeof plan?.planner !== 'number') return;
	const planner = await payload.db.findOne<User>({
		collection: 'users',
		where: { id: { equals: plan.planner } },
	});
	if (!planner) return;
	const title = await titleOf(payload, plan, planner.language ?? 'en');
	await payload.sendEmail(failureMail(planner, { plan, title, reason, details }));
}

/** Sends the email, and retries for some minutes. */
export const notifyPlannerTask = mailTask({
	slug: task,
	input: jobInput,
	inputSchema: [
		{ name: 'plan', type: 'json', required: true },
		{ name: 'reason', type: 'text', required: true },
		{ name: 'details', type: 'json', required: true },
	],
	send: ({ payload }, input) => send(payload, input),
	failure: 'Failed to notify a planner of a failure',
});
