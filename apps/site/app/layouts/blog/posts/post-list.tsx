import type { PostListing } from '~/content/post-listing';
import { useMessages } from '~/i18n/context';
import { BlogIndexNavigation } from '../finding/blog-index-navigation';
import { FeaturedPost } from './featured-post';
import { type EmptyState, NoPosts } from './no-posts';
import { articleListId, Pager } from './pager';
import { PostGrid } from './post-grid';

interface PostListProps {
	listing: PostListing;
	/** True for the list of all articles, which shows the newest one large on the first page. */
	isOverview?: boolean;
	/** Shown if the list is empty. */
	emptyState?: EmptyState | undefined;
}

/** A page of articles with links to the others. */
export function PostList({ listing, isOverview = false, emptyState }: PostListProps) {
	const messages = useMessages();
	const [newest, ...otherPosts] = listing.posts;
	// In the grid, a single article would leave most of its row empty.
	const isLarge = (isOverview && listing.isFirstPage) || listing.posts.length === 1;
	const featured = isLarge ? newest : undefined;
	if (!newest) {
		return (
			<div className="pt-8">
				<NoPosts isOverview={isOverview} emptyState={emptyState} />
			</div>
		);
	}
	return (
		<div className="pt-8 md:pt-10">
			<section
				id={articleListId}
				// Announced when a link of the pager moves the focus here.
				aria-label={
					listing.isFirstPage ? messages.articleCount(listing.totalCount) : messages.olderPosts
				}
				tabIndex={-1}
			>
				{featured && (
					<div className="mb-6 md:mb-8">
						<FeaturedPost post={featured} headingLevel={2} isOnTop />
					</div>
				)}
				<PostGrid
					posts={featured ? otherPosts : listing.posts}
					headingLevel={2}
					isOnTop={!featured}
				/>
			</section>
			<Pager listing={listing} />
			<BlogIndexNavigation index={listing.index} />
		</div>
	);
}
