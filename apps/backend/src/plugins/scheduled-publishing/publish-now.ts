import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest } from 'payload';
import type { Plan } from '../../documents/plans/plan.ts';
import { PublishError } from '../../documents/plans/reasons.ts';
import type { PublishableDocument } from '../../documents/text-document.ts';
import type { User } from '../../payload-types.ts';
import { executePlan } from './execute-plan.ts';

/** Whoever planned it, or null where the program itself did. */
export async function plannerOf(payload: Payload, { planner }: Plan): Promise<User | null> {
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

/** A request of the planner's, in their language. */
async function requestOf(payload: Payload, person: User | null): Promise<PayloadRequest> {
	const i18n = await getLocalI18n({ config: payload.config, language: person?.language ?? 'en' });
	const user = person ? { ...person, collection: 'users' as const } : null;
	return createLocalReq({ req: { i18n }, ...(user ? { user } : {}) }, payload);
}

/** Whether visitors see something of the document; throws where it is deleted or in the trash. */
async function isPublished(payload: Payload, subject: PublishableDocument): Promise<boolean> {
	if (subject.kind === 'global')
		return (await payload.findGlobal({ slug: subject.slug, depth: 0 }))._status === 'published';
	const { docs } = await payload.find({
		collection: subject.slug,
		where: { id: { equals: subject.id } },
		trash: true,
		depth: 0,
		limit: 1,
		pagination: false,
	});
	const [document] = docs;
	if (!document) throw new PublishError('gone');
	if (document.deletedAt) throw new PublishError('trash');
	return '_status' in document && document._status === 'published';
}

/**
 * Does what is planned, now, with the rights that its planner has now. Taking offline what is no longer published is done already.
 * Rejects with a `PublishError`, with what publishing itself complains of, or with what failed in the program.
 */
export async function publishNow(payload: Payload, plan: Plan): Promise<void> {
	const req = await requestOf(payload, await plannerOf(payload, plan));
	const published = await isPublished(payload, plan.subject);
	if (plan.type === 'unpublish' && !published) return;
	await executePlan(req, plan);
}
