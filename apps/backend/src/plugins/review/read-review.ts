import type { PayloadRequest } from 'payload';
import type { Review } from '../../payload-types.ts';
import { findReviewers, type ReviewedDocument, readDraftTime } from './reviewed-document.ts';

/** The content of the review panel. */
export interface ReviewResponse {
	/** The people that can be asked for a review. */
	reviewers: { id: number; name: string }[];
	/** The requests and decisions of all rounds, newest first. `at` is the time of the round. */
	asked: {
		id: number;
		reviewer: string;
		author: string;
		note: string;
		state: string;
		answer: string;
		at: string;
	}[];
	/** True if the review waits for the current user. */
	waitsForMe: boolean;
	/** True if the current user may withdraw the request. */
	canWithdraw: boolean;
	/** True if the draft was changed after its approval. */
	changedSince: boolean;
}

const readRows = async ({ payload }: PayloadRequest, target: string): Promise<Review[]> =>
	(
		await payload.find({
			collection: 'reviews',
			where: { target: { equals: target } },
			sort: '-id',
			depth: 0,
			pagination: false,
			overrideAccess: true,
		})
	).docs;

/** The review of a document: the requests and decisions of its rounds. */
export async function readReview(
	req: PayloadRequest,
	document: ReviewedDocument,
): Promise<ReviewResponse> {
	const { target } = document;
	const [rows, reviewers] = await Promise.all([
		readRows(req, target),
		findReviewers(req, document),
	]);
	const approvedRow = rows.find(({ state }) => state === 'approved');
	const currentDraftAt = approvedRow ? await readDraftTime(req, document) : null;
	return {
		reviewers,
		asked: rows.map(({ id, reviewerName, authorName, note, state, answer, createdAt }) => ({
			id,
			reviewer: reviewerName,
			author: authorName,
			note: note ?? '',
			state,
			answer: answer ?? '',
			at: createdAt,
		})),
		waitsForMe: rows.some(
			({ reviewer, state }) => reviewer === req.user?.id && state === 'waiting',
		),
		canWithdraw: rows.some(({ author, state }) => author === req.user?.id && state === 'waiting'),
		changedSince:
			approvedRow !== undefined &&
			currentDraftAt !== null &&
			currentDraftAt !== approvedRow.draftAt,
	};
}
