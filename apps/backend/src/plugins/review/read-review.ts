import type { PayloadRequest } from 'payload';
import { findRows } from './review-summary.ts';
import { findReviewers, type ReviewedDocument, readDraftTime } from './reviewed-document.ts';
import type { ReviewResponse } from './screens/use-review.ts';

/** The review of a document: the requests and decisions of its rounds. */
export async function readReview(
	req: PayloadRequest,
	document: ReviewedDocument,
): Promise<ReviewResponse> {
	const { target } = document;
	const [rows, reviewers] = await Promise.all([
		findRows(req.payload, { target: { equals: target } }, { sort: '-id' }),
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
