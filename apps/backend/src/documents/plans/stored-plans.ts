import { NotFound, type Payload, type PayloadRequest, type Where } from 'payload';
import { limits } from '../../platform/limits.ts';
import { documentKey } from '../document-ref.ts';
import type { PublishableDocument } from '../text-document.ts';
import { requirePublishing } from './may-publish.ts';
import { type Plan, planOf, planTask } from './plan.ts';
import { type Reason, storedReason } from './reasons.ts';

/** A plan in the queue. */
export interface StoredPlan {
	id: number | string;
	plan: Plan;
	/** Why it failed; null while it waits. */
	failure: Reason | null;
	/** Whether it is being carried out at this moment. */
	isUnderWay: boolean;
}

/** All plans in the queue, those that failed as well, the earliest first. There are few: each was made by hand. */
export async function storedPlans(payload: Payload, where: Where = {}): Promise<StoredPlan[]> {
	const { docs } = await payload.find({
		collection: 'payload-jobs',
		where: {
			and: [{ taskSlug: { equals: planTask } }, { completedAt: { exists: false } }, where],
		},
		sort: '-createdAt',
		limit: limits.schedule.listed,
		pagination: false,
		depth: 0,
	});
	const plans = docs.flatMap((job): StoredPlan[] => {
		const plan = planOf(job);
		if (!plan) return [];
		const failure = job.hasError ? storedReason(job.error) : null;
		return [{ id: job.id, plan, failure, isUnderWay: job.processing === true }];
	});
	return plans.toSorted((one, other) => one.plan.at.localeCompare(other.plan.at));
}

/** The plans of one document. */
export async function plansOf(
	payload: Payload,
	subject: PublishableDocument,
): Promise<StoredPlan[]> {
	const own = documentKey(subject);
	return (await storedPlans(payload)).filter(({ plan }) => documentKey(plan.subject) === own);
}

/** A plan that whoever asks may change: 404 where there is none, 403 without the right to publish its document. */
export async function planToChange(req: PayloadRequest, id: string): Promise<StoredPlan> {
	const isNumber = /^[1-9]\d{0,9}$/.test(id);
	const [storedPlan] = isNumber
		? await storedPlans(req.payload, { id: { equals: Number(id) } })
		: [];
	if (!storedPlan) throw new NotFound(req.t);
	try {
		await requirePublishing(req, storedPlan.plan.subject);
	} catch (cause) {
		// The plan of a document that is gone for good is anybody's to dismiss who may sign in.
		if (!(cause instanceof NotFound && storedPlan.failure === 'gone')) throw cause;
	}
	return storedPlan;
}
