import type { Payload } from 'payload';
import { maySome } from '../../access/person.ts';
import { statesSlug } from '../../documents/translation-states/slug.ts';
import type { User } from '../../payload-types.ts';
import { entityOf, type ReviewedDocument } from './subject.ts';

const everything = { depth: 0, pagination: false, overrideAccess: true } as const;

/** A related account's number, however far it was filled in. */
const numberOf = (account: unknown): number | null =>
	typeof account === 'number' ? account : null;

async function makerOf(payload: Payload, subject: ReviewedDocument): Promise<number | null> {
	if (subject.kind === 'global') return null;
	const { slug: collection, id } = subject;
	const document = await payload.findByID({
		collection,
		id,
		depth: 0,
		trash: true,
		disableErrors: true,
	});
	return document && 'createdBy' in document ? numberOf(document.createdBy) : null;
}

/** Who changed its texts last, in each language. */
async function writersOf(payload: Payload, subject: ReviewedDocument): Promise<(number | null)[]> {
	const { docs } = await payload.find({
		collection: statesSlug,
		where: {
			entity: { equals: subject.slug },
			...(subject.kind === 'global' ? {} : { document: { equals: String(subject.id) } }),
		},
		select: { changedBy: true },
		...everything,
	});
	return docs.map(({ changedBy }) => numberOf(changedBy));
}

/**
 * The accounts that a comment on a document concerns: who made it, who wrote it last in each language, who asked for its review or is asked, and
 * who commented on it; without those who may not write such documents any more.
 */
export async function peopleOf(payload: Payload, subject: ReviewedDocument): Promise<User[]> {
	const where = { target: { equals: subject.target } };
	const [maker, writers, reviews, comments] = await Promise.all([
		makerOf(payload, subject),
		writersOf(payload, subject),
		payload.find({ collection: 'reviews', where, ...everything }),
		payload.find({ collection: 'review-comments', where, ...everything }),
	]);
	const concerned = [
		maker,
		...writers,
		...reviews.docs.flatMap(({ author, reviewer }) => [author, reviewer]),
		...comments.docs.map(({ author }) => author),
	].filter((id) => id !== null);
	const { docs } = await payload.find({
		collection: 'users',
		where: { id: { in: [...new Set(concerned)] } },
		...everything,
	});
	return docs.filter((account) => maySome(account, entityOf(subject), 'update'));
}
