import { APIError, createLocalReq, type PayloadRequest } from 'payload';
import { documentKey } from '../../documents/document-ref.ts';
import type { PublishableDocument } from '../../documents/text-document.ts';
import { translator } from '../../platform/i18n/translator.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { readStoredDocument } from '../../publication/read-stored.ts';
import { type FixedContents, readMemberContents, storeFixedContents } from '../releases/api.ts';
import { executePlan } from './execute-plan.ts';
import { type Plan, planTask, toJobInput } from './plan.ts';
import { requirePublishing } from './require-publishing.ts';
import { requireChangeablePlan, type StoredPlan } from './stored-plans.ts';
import { scheduleWords } from './words.ts';

class RollbackSignal extends Error {}

/**
 * Publishes in a transaction that is rolled back. Throws the same errors as publishing (missing rights, checklist errors, field
 * validation), but stores nothing and sends no notifications. Skips plans to unpublish, because the document may not be published yet.
 */
async function dryRunPlan(
	req: PayloadRequest,
	plan: Plan,
	contents: FixedContents | null,
): Promise<void> {
	if (plan.type === 'unpublish') return;
	const { user, i18n, headers, payload } = req;
	const trial = await createLocalReq(
		{ req: { i18n, headers }, ...(user ? { user } : {}) },
		payload,
	);
	try {
		await inTransaction(trial, async () => {
			await executePlan(trial, plan, contents);
			throw new RollbackSignal();
		});
	} catch (cause) {
		if (!(cause instanceof RollbackSignal)) throw cause;
	}
}

/** The current draft of a document in all locales, or the versions in a release. Empty for a deleted document. */
async function readDraftContents(
	req: PayloadRequest,
	document: PublishableDocument,
): Promise<FixedContents> {
	if (document.slug === 'releases') return readMemberContents(req, document.id);
	const stored = await readStoredDocument(req, document);
	return stored ? { [documentKey(document)]: stored.newest } : {};
}

/** The owners of the versions that plans publish begin so. */
export const fixedByPlans = 'plan:';

const scheduleError = (
	req: PayloadRequest,
	text: Parameters<ReturnType<typeof translator>>[0],
	status: number,
) => new APIError(translator(req)(text), status, null, true);

function requireFuture(req: PayloadRequest, at: string, now: number): void {
	if (Date.parse(at) <= now) throw scheduleError(req, scheduleWords.past, 400);
}

const queue = (req: PayloadRequest, plan: Plan, at: number | string) =>
	req.payload.jobs.queue({
		task: planTask,
		input: toJobInput(plan),
		waitUntil: new Date(at),
		req,
	});

/** The current drafts that a plan is to publish; null if it unpublishes. Throws the errors that prevent publishing them. */
async function readPublishable(req: PayloadRequest, plan: Plan): Promise<FixedContents | null> {
	const contents = plan.type === 'publish' ? await readDraftContents(req, plan.document) : null;
	await dryRunPlan(req, plan, contents);
	return contents;
}

/** Stores the drafts that a plan publishes. */
async function withContents(
	req: PayloadRequest,
	plan: Plan,
	contents: FixedContents | null,
): Promise<Plan> {
	if (contents === null) return plan;
	const fixed = `${fixedByPlans}${crypto.randomUUID()}`;
	await storeFixedContents(req, fixed, contents);
	return { ...plan, fixed };
}

/**
 * Plans a publication of the current drafts; later changes of a draft are not published. Throws if the time is in the past, if the user may not publish the document, or if the checklist or field validation
 * would reject publishing it now (400 with the fields, like publishing itself).
 *
 * @param now milliseconds since 1970
 */
export async function createPlan(
	req: PayloadRequest,
	plan: Plan,
	now = Date.now(),
): Promise<number | string> {
	await requirePublishing(req, plan.document);
	requireFuture(req, plan.at, now);
	const contents = await readPublishable(req, plan);
	return inTransaction(
		req,
		async () => (await queue(req, await withContents(req, plan, contents), plan.at)).id,
	);
}

/** Removes a plan. Throws 409 if it is running or no longer exists. */
async function remove(req: PayloadRequest, { id }: StoredPlan): Promise<void> {
	const { docs } = await req.payload.delete({
		collection: 'payload-jobs',
		where: { id: { equals: id }, processing: { not_equals: true } },
		depth: 0,
		req: innerRequest(req),
	});
	if (docs.length === 0) throw scheduleError(req, scheduleWords.underWay, 409);
}

/** Removes a plan, or dismisses a failed one. */
export async function deletePlan(req: PayloadRequest, id: string): Promise<void> {
	await remove(req, await requireChangeablePlan(req, id));
}

/**
 * Publishes the current drafts of a failed plan now, as the user of the request, who becomes its planner. Throws the same errors as
 * publishing.
 *
 * @param now milliseconds since 1970
 */
export async function retryPlan(req: PayloadRequest, id: string, now = Date.now()): Promise<void> {
	const existing = await requireChangeablePlan(req, id);
	const planner = req.user?.id;
	if (planner === undefined || existing.failure === null)
		throw scheduleError(req, scheduleWords.waits, 409);
	const plan = { ...existing.plan, planner };
	const contents = await readPublishable(req, plan);
	await inTransaction(req, async () => {
		await remove(req, existing);
		await queue(req, await withContents(req, plan, contents), now);
	});
}
