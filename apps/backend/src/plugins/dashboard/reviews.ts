import type { Payload } from 'payload';
import type { Review } from '../../payload-types.ts';
import { titleOfReviewed } from '../review/title.ts';
import type { Line, Said } from './lines.ts';
import { deskWords } from './words.ts';

/** What waits for somebody's review, and what of theirs was answered; the newest first. */
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

/** A review: the document's title, whose turn it is, who asked or answered. */
export async function reviewLine(review: Review, said: Said): Promise<Line> {
	const { id, target, state, authorName, reviewerName, note, answer, updatedAt } = review;
	const [entity, document] = target.split(':');
	const isMine = state === 'waiting';
	const deed = isMine
		? deskWords.toReview
		: state === 'approved'
			? deskWords.approved
			: deskWords.sentBack;
	return {
		key: String(id),
		title: await titleOfReviewed(said.payload, target, said.i18n.language),
		href: `${said.admin}/${entity === 'global' ? 'globals' : `collections/${entity}`}/${document}`,
		about: [said.say(deed), isMine ? authorName : reviewerName, isMine ? note : answer]
			.filter(Boolean)
			.join(' · '),
		time: updatedAt,
		states: [],
		reason: null,
		failed: null,
	};
}
