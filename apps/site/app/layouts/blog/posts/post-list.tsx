import type { PostListing } from '~/content/post-listing';
import { useMessages } from '~/i18n/context';
import { ButtonLink } from '~/ui/actions/button';
import { BlogIndexNavigation } from '../finding/blog-index-navigation';
import { FeaturedPost } from './featured-post';
import { type EmptyState, NoPosts } from './no-posts';
import { PostGrid } from './post-grid';

/** The id of the list of articles. The links of the pager target it, so that the focus and the scroll position move there. */
const articleListId = 'articles';

/** Links to older articles and back to the newest. Works without JavaScript. */
function Pager({ listing }: { listing: PostListing }) {
	const messages = useMessages();
	const { olderHref, isFirstPage, href } = listing;
	if (!olderHref && isFirstPage) return null;
	return (
		<nav
			aria-label={messages.pages}
			className="mt-12 flex flex-wrap items-center gap-4 md:mt-16 md:justify-between"
		>
			{!isFirstPage && (
				<ButtonLink look="secondary" href={`${href}#${articleListId}`}>
					{messages.newerPosts}
				</ButtonLink>
			)}
			{olderHref && (
				<ButtonLink href={`${olderHref}#${articleListId}`} rel="next" className="md:ml-auto">
					{messages.olderPosts}
				</ButtonLink>
			)}
		</nav>
	);
}

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
