import { localizedPath } from '#shared/locales/locale.ts';
import type { PostListing } from '~/content/post-listing';
import { useLocale, useMessages } from '~/i18n/context';
import { ButtonLink } from '~/ui/actions/button';
import { SignalFlags } from '~/ui/brand/signal-flags';
import { BlogIndexNavigation } from '../finding/blog-index-navigation';
import { FeaturedPost } from './featured-post';
import { PostGrid } from './post-grid';

/** The text of a list without articles, and links to wider lists. */
export interface EmptyState {
	text: string;
	links: readonly { name: string; link: string }[];
}

interface NoPostsProps {
	isOverview?: boolean;
	emptyState?: EmptyState | undefined;
}

/** Shown instead of a list without articles. */
function NoPosts({ isOverview = false, emptyState }: NoPostsProps) {
	const messages = useMessages();
	const locale = useLocale();
	return (
		<div className="flex flex-col items-start gap-6 bg-surface p-8 md:p-12">
			<SignalFlags text="NIL" flagClassName="h-10" />
			<p className="text-xl font-bold">{emptyState?.text ?? messages.noPosts}</p>
			<div className="flex flex-wrap gap-4">
				{emptyState?.links.map(({ name, link }) => (
					<ButtonLink key={link} href={link}>
						{name}
					</ButtonLink>
				))}
				<ButtonLink look="secondary" href={localizedPath(locale, isOverview ? '/' : '/blog')}>
					{isOverview ? messages.errorBackHome : messages.allPosts}
				</ButtonLink>
			</div>
		</div>
	);
}

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
