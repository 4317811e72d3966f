import type { PostConnectionFieldsFragment } from './generated/operations';

/** An empty list of articles. */
export const noPosts: PostConnectionFieldsFragment = {
	nodes: [],
	totalCount: 0,
	pageInfo: { hasNextPage: false, endCursor: null },
};
