import type {
	AuthorFieldsFragment,
	CategoryFieldsFragment,
	GetBlogIndexQuery,
	PostCardFieldsFragment,
	PostConnectionFieldsFragment,
	TranslationFieldsFragment,
} from './generated/operations';

/** The tags and months by which the articles of a locale are listed (content contract, BlogIndex). */
export type BlogIndex = NonNullable<GetBlogIndexQuery['blogIndex']>;

/** A page of a list of articles, with URLs that work without JavaScript. */
export interface PostListing {
	posts: PostCardFieldsFragment[];
	totalCount: number;
	categories: CategoryFieldsFragment[];
	/** Tags and months for finding articles; null if the endpoint has no blog index. */
	index: BlogIndex | null;
	/** The URL of the first page. */
	href: string;
	/** The URL of this page. */
	ownHref: string;
	/** The URL of the next, older page; null on the last page. */
	olderHref: string | null;
	isFirstPage: boolean;
}

/** The data of an author's page. */
export interface AuthorPage {
	author: AuthorFieldsFragment;
	href: string;
	translations: TranslationFieldsFragment[];
	listing: PostListing;
}

/** An empty list of articles. */
export const noPosts: PostConnectionFieldsFragment = {
	nodes: [],
	totalCount: 0,
	pageInfo: { hasNextPage: false, endCursor: null },
};

/** Converts a connection to the listing at `url`, whose `after` parameter is the cursor. */
export function postListing(
	connection: PostConnectionFieldsFragment,
	categories: CategoryFieldsFragment[],
	url: URL,
	index: BlogIndex | null = null,
): PostListing {
	const { hasNextPage, endCursor } = connection.pageInfo;
	const after = url.searchParams.get('after');
	const hrefAfter = (cursor: string) => `${url.pathname}?after=${encodeURIComponent(cursor)}`;
	return {
		posts: connection.nodes,
		totalCount: connection.totalCount,
		categories,
		index,
		href: url.pathname,
		ownHref: after ? hrefAfter(after) : url.pathname,
		olderHref: hasNextPage && endCursor ? hrefAfter(endCursor) : null,
		isFirstPage: !after,
	};
}
