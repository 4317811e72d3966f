import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest } from 'payload';
import type { PublishableDocument } from '../../documents/text-document.ts';
import type { User } from '../../payload-types.ts';
import { readFixedContents } from '../releases/api.ts';
import { executePlan } from './execute-plan.ts';
import { PublishError } from './failures/reasons.ts';
import type { Plan } from './plan.ts';

/** The planner's account; null for plans of the backend itself. Throws a `PublishError` if the account does not exist. */
export async function findPlanner(payload: Payload, { planner }: Plan): Promise<User | null> {
	if (planner === null) return null;
	const account =
		planner === 'unknown'
			? null
			: await payload.db.findOne<User>({
					collection: 'users',
					where: { id: { equals: planner } },
				});
	if (!account) throw new PublishError('planner');
	return account;
}

/** A local request of the planner, in their language. */
async function createPlannerRequest(
	payload: Payload,
	person: User | null,
): Promise<PayloadRequest> {
	const i18n = await getLocalI18n({ config: payload.config, language: person?.language ?? 'en' });
	const user = person ? { ...person, collection: 'users' as const } : null;
	return createLocalReq({ req: { i18n }, ...(user ? { user } : {}) }, payload);
}

/** True if the document is published in any language. Throws a `PublishError` if it is deleted or in the trash. */
async function isPublished(payload: Payload, document: PublishableDocument): Promise<boolean> {
	if (document.kind === 'global')
		return (await payload.findGlobal({ slug: document.slug, depth: 0 }))._status === 'published';
	const { docs } = await payload.find({
		collection: document.slug,
		where: { id: { equals: document.id } },
		trash: true,
		depth: 0,
		limit: 1,
		pagination: false,
	});
	const [doc] = docs;
	if (!doc) throw new PublishError('gone');
	if (doc.deletedAt) throw new PublishError('trash');
	return '_status' in doc && doc._status === 'published';
}

/**
 * Runs a plan with the current rights of its planner. Does nothing if it unpublishes a document that is not published. Rejects with a
 * `PublishError`, with an error of publishing (validation, rights), or with an unexpected error.
 */
export async function publishNow(payload: Payload, plan: Plan): Promise<void> {
	const req = await createPlannerRequest(payload, await findPlanner(payload, plan));
	const isOnline = await isPublished(payload, plan.document);
	if (plan.type === 'unpublish' && !isOnline) return;
	const contents = plan.fixed === null ? null : await readFixedContents(req, plan.fixed);
	if (plan.fixed !== null && contents === null) throw new PublishError('unknown');
	await executePlan(req, plan, contents);
}
