import { APIError, type Payload, type PayloadRequest } from 'payload';
import { requirePublishing } from '../../documents/plans/may-publish.ts';
import { inputOf, type Plan, planTask } from '../../documents/plans/plan.ts';
import { planToChange, type StoredPlan } from '../../documents/plans/stored-plans.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { dryRunPlan } from './dry-run-plan.ts';
import { scheduleWords } from './words.ts';

const refuse = (
	req: PayloadRequest,
	text: Parameters<ReturnType<typeof translator>>[0],
	status: number,
) => new APIError(translator(req)(text), status, null, true);

function requireFuture(req: PayloadRequest, at: string, now: number): void {
	if (Date.parse(at) <= now) throw refuse(req, scheduleWords.past, 400);
}

const queue = (payload: Payload, plan: Plan) =>
	payload.jobs.queue({ task: planTask, input: inputOf(plan), waitUntil: new Date(plan.at) });

/**
 * Plans a publication. Refuses what is in the past, what whoever asks may not publish, and what the checklist or a field's rule would refuse
 * now (400 with the fields, as publishing answers).
 *
 * @param now milliseconds since 1970
 */
export async function makePlan(
	req: PayloadRequest,
	plan: Plan,
	now = Date.now(),
): Promise<number | string> {
	await requirePublishing(req, plan.subject);
	requireFuture(req, plan.at, now);
	await dryRunPlan(req, plan);
	return (await queue(req.payload, plan)).id;
}

/** Removes a plan that is not being carried out; tells whether it was still there. */
async function remove(req: PayloadRequest, { id }: StoredPlan): Promise<void> {
	const { docs } = await req.payload.delete({
		collection: 'payload-jobs',
		where: { id: { equals: id }, processing: { not_equals: true } },
		depth: 0,
	});
	if (docs.length === 0) throw refuse(req, scheduleWords.underWay, 409);
}

/** Plans the same for another time; one that failed waits again. */
export async function movePlan(
	req: PayloadRequest,
	id: string,
	at: string,
	now = Date.now(),
): Promise<void> {
	const existing = await planToChange(req, id);
	requireFuture(req, at, now);
	const moved = { ...existing.plan, at };
	if (existing.failure !== null) await dryRunPlan(req, moved);
	const { docs } = await req.payload.update({
		collection: 'payload-jobs',
		where: { id: { equals: existing.id }, processing: { not_equals: true } },
		data: {
			input: inputOf(moved),
			waitUntil: at,
			hasError: false,
			error: null,
			totalTried: 0,
			log: [],
		},
		depth: 0,
	});
	if (docs.length === 0) throw refuse(req, scheduleWords.underWay, 409);
}

/** Takes a plan back, or dismisses one that failed. */
export async function dropPlan(req: PayloadRequest, id: string): Promise<void> {
	await remove(req, await planToChange(req, id));
}

/**
 * Does at once what failed at its time, as whoever asks, who is its planner from now on. What stops it is answered as publishing answers.
 *
 * @param now milliseconds since 1970
 */
export async function retryPlan(req: PayloadRequest, id: string, now = Date.now()): Promise<void> {
	const existing = await planToChange(req, id);
	const planner = req.user?.id;
	if (planner === undefined || existing.failure === null)
		throw refuse(req, scheduleWords.waits, 409);
	const plan = { ...existing.plan, planner };
	await dryRunPlan(req, plan);
	await remove(req, existing);
	await req.payload.jobs.queue({
		task: planTask,
		input: inputOf(plan),
		waitUntil: new Date(now),
	});
}
