import type {
	CategoryFieldsFragment,
	PostCardFieldsFragment,
	PostConnectionFieldsFragment,
} from './generated/operations';
import type { BlogIndex } from './loading/blog-index';

/** One page of a list of articles, with addresses that work without JavaScript. */
export interface PostListing {
	posts: PostCardFieldsFragment[];
	totalCount: number;
	categories: CategoryFieldsFragment[];
	/** Other ways to find articles; null if the endpoint offers none. */
	index: BlogIndex | null;
	href: string;
	/** Address of the next, older page; null on the last one. */
	olderHref: string | null;
	isFirstPage: boolean;
}

/** Shapes a connection into a listing at `url`, whose `after` parameter is the cursor. */
export function postListing(
	connection: PostConnectionFieldsFragment,
	categories: CategoryFieldsFragment[],
	url: URL,
	index: BlogIndex | null = null,
): PostListing {
	const { hasNextPage, endCursor } = connection.pageInfo;
	return {
		posts: connection.nodes,
		totalCount: connection.totalCount,
		categories,
		index,
		href: url.pathname,
		olderHref:
			hasNextPage && endCursor ? `${url.pathname}?after=${encodeURIComponent(endCursor)}` : null,
		isFirstPage: !url.searchParams.get('after'),
	};
}
