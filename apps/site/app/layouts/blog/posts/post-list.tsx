import type { PostListing } from '~/content/post-listing';
import { BlogIndexNavigation } from '../finding/blog-index-navigation';
import { FeaturedPost } from './featured-post';
import { type NoneSaid, NoPosts } from './no-posts';
import { Pager } from './pager';
import { PostGrid } from './post-grid';

interface PostListProps {
	listing: PostListing;
	/** The list of all articles: its newest one is large, on the first page. */
	isOverview?: boolean;
	/** The text of an empty list. */
	none?: NoneSaid | undefined;
}

/** One page of articles with the ways to the others. */
export function PostList({ listing, isOverview = false, none }: PostListProps) {
	const [newest, ...others] = listing.posts;
	// One article alone would leave most of its row empty.
	const isLarge = (isOverview && listing.isFirstPage) || listing.posts.length === 1;
	const featured = isLarge ? newest : undefined;
	if (!newest) {
		return (
			<div className="pt-8">
				<NoPosts isOverview={isOverview} none={none} />
			</div>
		);
	}
	return (
		<div className="pt-8 md:pt-10">
			{featured && (
				<div className="mb-6 md:mb-8">
					<FeaturedPost post={featured} headingLevel={2} isOnTop />
				</div>
			)}
			<PostGrid posts={featured ? others : listing.posts} headingLevel={2} isOnTop={!featured} />
			<Pager listing={listing} />
			<BlogIndexNavigation index={listing.index} />
		</div>
	);
}
