import DataLoader from 'dataloader';
import type { Payload, PayloadRequest, Where } from 'payload';
import type { Review } from '../../../payload-types.ts';
import { reviewedNamed } from '../subject.ts';

/** How a document's review stands: the first of these that one of its rows has. */
export const reviewStates = ['waiting', 'sentBack', 'approved'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What a list shows of a review: its state, and whom it waits for or who answered. */
export interface ReviewSummary {
	state: ReviewState;
	people: string[];
}

type Row = Pick<Review, 'target' | 'reviewer' | 'reviewerName' | 'state'>;

/** The review of one document from its rows; null where nobody was asked. */
export function summaryOf(rows: readonly Row[]): ReviewSummary | null {
	const state = reviewStates.find((one) => rows.some((row) => row.state === one));
	if (!state) return null;
	const people = rows.filter((row) => row.state === state).map(({ reviewerName }) => reviewerName);
	return { state, people };
}

/** Rows of reviews; there are few, as publishing ends a review. */
async function rowsOf(payload: Payload, where: Where, req?: PayloadRequest): Promise<Row[]> {
	const { docs } = await payload.find({
		collection: 'reviews',
		where,
		sort: 'id',
		depth: 0,
		pagination: false,
		overrideAccess: true,
		...(req?.transactionID ? { req: { transactionID: req.transactionID } } : {}),
	});
	return docs;
}

/** The numbers of a collection's documents whose review stands so; `mine` is what waits for one account. */
export async function documentsInReview(
	req: PayloadRequest,
	collection: string,
	filter: ReviewState | 'mine',
): Promise<number[]> {
	const rows = await rowsOf(req.payload, { target: { like: `${collection}:` } }, req);
	const isAsked = (own: readonly Row[]) =>
		filter === 'mine'
			? own.some(({ reviewer, state }) => state === 'waiting' && reviewer === req.user?.id)
			: summaryOf(own)?.state === filter;
	return [...Map.groupBy(rows, ({ target }) => target)].flatMap(([target, own]) => {
		const subject = reviewedNamed(target);
		const isOfThese = subject?.kind === 'collection' && subject.slug === collection;
		return isOfThese && isAsked(own) ? [subject.id] : [];
	});
}

const loaders = new WeakMap<Payload, DataLoader<string, ReviewSummary | null>>();

/** One question for all rows of a list that is drawn at once; nothing is remembered. */
function loader(payload: Payload): DataLoader<string, ReviewSummary | null> {
	const existing = loaders.get(payload);
	if (existing) return existing;
	const reviewLoader = new DataLoader<string, ReviewSummary | null>(
		async (targets) => {
			const rows = await rowsOf(payload, { target: { in: [...targets] } });
			return targets.map((target) => summaryOf(rows.filter((row) => row.target === target)));
		},
		{ cache: false },
	);
	loaders.set(payload, reviewLoader);
	return reviewLoader;
}

/** How the review of `pages:12` stands, for the column of a list. */
export const loadReview = (payload: Payload, target: string): Promise<ReviewSummary | null> =>
	loader(payload).load(target);
