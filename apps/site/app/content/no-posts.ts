import type { PostConnectionFieldsFragment } from './generated/operations';

/** A list without an article. */
export const noPosts: PostConnectionFieldsFragment = {
	nodes: [],
	totalCount: 0,
	pageInfo: { hasNextPage: false, endCursor: null },
};
