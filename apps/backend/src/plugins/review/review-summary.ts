import DataLoader from 'dataloader';
import type { Payload, PayloadRequest, Where } from 'payload';
import type { Review } from '../../payload-types.ts';
import { parseReviewed } from './reviewed-document.ts';

/** The states of a review, by precedence: a review has the first state that one of its rows has. */
export const reviewStates = ['waiting', 'sentBack', 'approved'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** A review in a list: its state, and the reviewers that it waits for or who decided. */
export interface ReviewSummary {
	state: ReviewState;
	people: string[];
}

type Row = Pick<Review, 'target' | 'reviewer' | 'reviewerName' | 'state'>;

/** Summarizes the review rows of one document; null if there are none. */
export function summaryOf(rows: readonly Row[]): ReviewSummary | null {
	const state = reviewStates.find((reviewState) => rows.some((row) => row.state === reviewState));
	if (!state) return null;
	const people = rows.filter((row) => row.state === state).map(({ reviewerName }) => reviewerName);
	return { state, people };
}

/** The rows of reviews, without a limit; there are few because publishing ends a review. */
export async function findRows(
	payload: Payload,
	where: Where,
	options: { sort?: string; req?: Partial<PayloadRequest> } = {},
): Promise<Review[]> {
	const shared = { depth: 0, pagination: false, overrideAccess: true } as const;
	return (await payload.find({ collection: 'reviews', where, ...shared, ...options })).docs;
}

/** The rows of current reviews. */
const readRows = (payload: Payload, where: Where, req?: PayloadRequest): Promise<Row[]> =>
	findRows(
		payload,
		{ and: [where, { state: { in: [...reviewStates] } }] },
		{
			sort: 'id',
			...(req?.transactionID ? { req: { transactionID: req.transactionID } } : {}),
		},
	);

/** The IDs of a collection's documents whose review has this state; `mine` means waiting for the current user. */
export async function findDocumentsInReview(
	req: PayloadRequest,
	collection: string,
	filter: ReviewState | 'mine',
): Promise<number[]> {
	const rows = await readRows(req.payload, { target: { like: `${collection}:` } }, req);
	const matchesFilter = (own: readonly Row[]) =>
		filter === 'mine'
			? own.some(({ reviewer, state }) => state === 'waiting' && reviewer === req.user?.id)
			: summaryOf(own)?.state === filter;
	return [...Map.groupBy(rows, ({ target }) => target)].flatMap(([target, own]) => {
		const document = parseReviewed(target);
		const isInCollection = document?.kind === 'collection' && document.slug === collection;
		return isInCollection && matchesFilter(own) ? [document.id] : [];
	});
}

const loaders = new WeakMap<Payload, DataLoader<string, ReviewSummary | null>>();

/** Loads the reviews of all rows of a list with one query. Does not cache. */
function loader(payload: Payload): DataLoader<string, ReviewSummary | null> {
	const existing = loaders.get(payload);
	if (existing) return existing;
	const reviewLoader = new DataLoader<string, ReviewSummary | null>(
		async (targets) => {
			const rows = await readRows(payload, { target: { in: [...targets] } });
			return targets.map((target) => summaryOf(rows.filter((row) => row.target === target)));
		},
		{ cache: false },
	);
	loaders.set(payload, reviewLoader);
	return reviewLoader;
}

/** The review summary of a target such as `pages:12`, for a list column. */
export const loadReview = (payload: Payload, target: string): Promise<ReviewSummary | null> =>
	loader(payload).load(target);
