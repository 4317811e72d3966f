import type { Payload } from 'payload';
import { hasRightForSome } from '../../access/person.ts';
import { statesSlug } from '../../documents/translation-states/slug.ts';
import type { User } from '../../payload-types.ts';
import { entityOf, type ReviewedDocument } from './reviewed-document.ts';

const allRows = { depth: 0, pagination: false, overrideAccess: true } as const;

/** The ID of a related account; null if it is missing or populated. */
const accountId = (account: unknown): number | null =>
	typeof account === 'number' ? account : null;

async function findCreator(payload: Payload, document: ReviewedDocument): Promise<number | null> {
	if (document.kind === 'global') return null;
	const { slug: collection, id } = document;
	const row = await payload.findByID({
		collection,
		id,
		depth: 0,
		trash: true,
		disableErrors: true,
	});
	return row && 'createdBy' in row ? accountId(row.createdBy) : null;
}

/** The accounts that last changed the document's texts, one per locale. */
async function findWriters(
	payload: Payload,
	document: ReviewedDocument,
): Promise<(number | null)[]> {
	const { docs } = await payload.find({
		collection: statesSlug,
		where: {
			entity: { equals: document.slug },
			...(document.kind === 'global' ? {} : { document: { equals: String(document.id) } }),
		},
		select: { changedBy: true },
		...allRows,
	});
	return docs.map(({ changedBy }) => accountId(changedBy));
}

/**
 * The accounts to notify of comments on a document: its creator, the last author in each locale, the author and reviewers of its review,
 * and the authors of its comments. Excludes accounts that may no longer update documents of its collection.
 */
export async function findAccountsToNotify(
	payload: Payload,
	document: ReviewedDocument,
): Promise<User[]> {
	const where = { target: { equals: document.target } };
	const [creator, writers, reviews, comments] = await Promise.all([
		findCreator(payload, document),
		findWriters(payload, document),
		payload.find({ collection: 'reviews', where, ...allRows }),
		payload.find({ collection: 'review-comments', where, ...allRows }),
	]);
	const accountIds = [
		creator,
		...writers,
		...reviews.docs.flatMap(({ author, reviewer }) => [author, reviewer]),
		...comments.docs.map(({ author }) => author),
	].filter((id) => id !== null);
	const { docs } = await payload.find({
		collection: 'users',
		where: { id: { in: [...new Set(accountIds)] } },
		...allRows,
	});
	return docs.filter((account) => hasRightForSome(account, entityOf(document), 'update'));
}
