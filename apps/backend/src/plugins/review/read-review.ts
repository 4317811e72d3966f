import type { PayloadRequest } from 'payload';
import type { Review } from '../../payload-types.ts';
import { findReviewers, type ReviewedDocument, readDraftTime } from './reviewed-document.ts';

/** A comment with its replies. */
export interface ReviewComment {
	id: number;
	/** The path of a field, such as `title` or `sections.0.heading`; empty for the whole document. */
	path: string;
	language: string;
	text: string;
	by: string;
	/** ISO 8601. */
	at: string;
	resolved: boolean;
	answers: { id: number; text: string; by: string; at: string }[];
}

/** The content of the review panel. */
export interface ReviewResponse {
	/** The people that can be asked for a review. */
	reviewers: { id: number; name: string }[];
	asked: { reviewer: string; author: string; note: string; state: string; answer: string }[];
	/** True if the review waits for the current user. */
	waitsForMe: boolean;
	/** True if the draft was changed after its approval. */
	changedSince: boolean;
	remarks: ReviewComment[];
}

const readRows = async ({ payload }: PayloadRequest, target: string): Promise<Review[]> =>
	(
		await payload.find({
			collection: 'reviews',
			where: { target: { equals: target } },
			sort: 'id',
			depth: 0,
			pagination: false,
			overrideAccess: true,
		})
	).docs;

async function readComments({ payload }: PayloadRequest, target: string): Promise<ReviewComment[]> {
	const { docs } = await payload.find({
		collection: 'review-comments',
		where: { target: { equals: target } },
		sort: 'id',
		depth: 0,
		pagination: false,
		overrideAccess: true,
	});
	return docs
		.filter(({ answers }) => !answers)
		.map(({ id, path, language, text, authorName, createdAt, resolved }) => ({
			id,
			path: path ?? '',
			language,
			text,
			by: authorName,
			at: createdAt,
			resolved: resolved === true,
			answers: docs
				.filter(({ answers }) => answers === id)
				.map((reply) => ({
					id: reply.id,
					text: reply.text,
					by: reply.authorName,
					at: reply.createdAt,
				})),
		}));
}

/** The review of a document: its requests and decisions, and all comments. */
export async function readReview(
	req: PayloadRequest,
	document: ReviewedDocument,
): Promise<ReviewResponse> {
	const { target } = document;
	const [rows, remarks, reviewers] = await Promise.all([
		readRows(req, target),
		readComments(req, target),
		findReviewers(req, document),
	]);
	const approvedRow = rows.find(({ state }) => state === 'approved');
	const currentDraftAt = approvedRow ? await readDraftTime(req, document) : null;
	return {
		reviewers,
		asked: rows.map(({ reviewerName, authorName, note, state, answer }) => ({
			reviewer: reviewerName,
			author: authorName,
			note: note ?? '',
			state,
			answer: answer ?? '',
		})),
		waitsForMe: rows.some(
			({ reviewer, state }) => reviewer === req.user?.id && state === 'waiting',
		),
		changedSince:
			approvedRow !== undefined &&
			currentDraftAt !== null &&
			currentDraftAt !== approvedRow.draftAt,
		remarks,
	};
}
