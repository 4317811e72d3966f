import { NotFound, type Payload, type PayloadRequest, type Where } from 'payload';
import { documentKey } from '../../documents/document-ref.ts';
import type { PublishableDocument } from '../../documents/text-document.ts';
import { type Reason, storedReason } from './failures/reasons.ts';
import { limits } from './limits.ts';
import { type Plan, parsePlan, planTask } from './plan.ts';
import { requirePublishing } from './require-publishing.ts';

/** A plan in the queue. */
export interface StoredPlan {
	id: number | string;
	plan: Plan;
	/** Why it failed; null while it waits. */
	failure: Reason | null;
	/** Whether it is running now. */
	isRunning: boolean;
}

/** All plans in the queue, including failed ones, the earliest first. There are few, because people create them by hand. */
export async function storedPlans(payload: Payload, where: Where = {}): Promise<StoredPlan[]> {
	const { docs } = await payload.find({
		collection: 'payload-jobs',
		where: {
			and: [{ taskSlug: { equals: planTask } }, { completedAt: { exists: false } }, where],
		},
		sort: '-createdAt',
		limit: limits.listed,
		pagination: false,
		depth: 0,
	});
	const plans = docs.flatMap((job): StoredPlan[] => {
		const plan = parsePlan(job);
		if (!plan) return [];
		const failure = job.hasError ? storedReason(job.error) : null;
		return [{ id: job.id, plan, failure, isRunning: job.processing === true }];
	});
	return plans.toSorted((one, other) => one.plan.at.localeCompare(other.plan.at));
}

/** The plans of one document. */
export async function plansOf(
	payload: Payload,
	document: PublishableDocument,
): Promise<StoredPlan[]> {
	const key = documentKey(document);
	return (await storedPlans(payload)).filter(({ plan }) => documentKey(plan.document) === key);
}

/** Returns a plan that the user may change. Throws 404 if it does not exist, 403 without the right to publish its document. */
export async function requireChangeablePlan(req: PayloadRequest, id: string): Promise<StoredPlan> {
	const isNumber = /^[1-9]\d{0,9}$/.test(id);
	const [storedPlan] = isNumber
		? await storedPlans(req.payload, { id: { equals: Number(id) } })
		: [];
	if (!storedPlan) throw new NotFound(req.t);
	try {
		await requirePublishing(req, storedPlan.plan.document);
	} catch (cause) {
		// Every signed-in user may dismiss the plan of a permanently deleted document.
		if (!(cause instanceof NotFound && storedPlan.failure === 'gone')) throw cause;
	}
	return storedPlan;
}
