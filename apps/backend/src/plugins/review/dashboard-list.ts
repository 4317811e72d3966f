import type { Payload } from 'payload';
import { adminUrl, parseDocument } from '../../documents/document-ref.ts';
import type { Review } from '../../payload-types.ts';
import { words } from '../../platform/i18n/words.ts';
import type { DashboardLine, ReadDashboardList } from '../dashboard/api.ts';
import { readTitle } from './reviewed-document.ts';

const listWords = {
	reviews: words('Reviews', 'Gennemsyn', 'Prüfungen'),
	toReview: words('waits for your review', 'venter på dit gennemsyn', 'wartet auf Ihre Prüfung'),
	sentBack: words('sent back to you', 'sendt tilbage til dig', 'an Sie zurückgegeben'),
	approved: words('approved', 'godkendt', 'freigegeben'),
};

/** The reviews that wait for a person, and the decisions on their own drafts; newest first. */
export async function readReviews(
	payload: Payload,
	person: number | string,
	limit: number,
): Promise<Review[]> {
	const { docs } = await payload.find({
		collection: 'reviews',
		where: {
			or: [
				{ and: [{ reviewer: { equals: person } }, { state: { equals: 'waiting' } }] },
				{ and: [{ author: { equals: person } }, { state: { in: ['approved', 'sentBack'] } }] },
			],
		},
		sort: '-updatedAt',
		depth: 0,
		limit,
		pagination: false,
		overrideAccess: true,
	});
	return docs;
}

/** A dashboard line for a review: the document's title, its state, and the other person. */
async function toLine(
	review: Review,
	{ req, t, admin }: Parameters<ReadDashboardList>[0],
): Promise<DashboardLine> {
	const { id, target, state, authorName, reviewerName, note, answer, updatedAt } = review;
	const document = parseDocument(target);
	const isMine = state === 'waiting';
	const label = isMine
		? listWords.toReview
		: state === 'approved'
			? listWords.approved
			: listWords.sentBack;
	return {
		key: String(id),
		title: await readTitle(req.payload, target, req.i18n.language),
		href: document && adminUrl(admin, document),
		about: [t(label), isMine ? authorName : reviewerName, isMine ? note : answer]
			.filter(Boolean)
			.join(' · '),
		time: updatedAt,
	};
}

/** The dashboard list of `readReviews`. */
export const listReviews: ReadDashboardList = async (context) => {
	const { req, person, t, rows } = context;
	const reviews = await readReviews(req.payload, person.id, rows);
	return {
		title: t(listWords.reviews),
		lines: await Promise.all(reviews.map((review) => toLine(review, context))),
	};
};
