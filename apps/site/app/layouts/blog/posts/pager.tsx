import type { PostListing } from '~/content/post-listing';
import { useMessages } from '~/i18n/context';
import { ButtonLink } from '~/ui/actions/button';

/** The id of the list of articles. The links of the pager target it, so that the focus and the scroll position move there. */
export const articleListId = 'articles';

/** Links to older articles and back to the newest. Works without JavaScript. */
export function Pager({ listing }: { listing: PostListing }) {
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
