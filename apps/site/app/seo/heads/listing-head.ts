import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import type { PostListing } from '~/content/post-listing';
import type { Messages } from '~/i18n/messages';

/** Title and description of a list of articles, in the words of its language. */
export interface ListingHead {
	title: string;
	description: string;
}

/** How long search engines show a description, about. */
const shownLength = 155;

/** A list's own name and description; a category of the same name is another page in another language. */
export function listingHead(
	list: { name: string; description: string | null },
	listing: PostListing,
	messages: Messages,
): ListingHead {
	const { articleListTitle, olderPosts } = messages;
	const name = articleListTitle(list.name);
	let description = list.description ?? '';
	for (const { title } of listing.posts) {
		const longer = withoutSoftHyphens(
			`${description}${description && !/[.!?:]$/.test(description) ? '.' : ''} ${title}.`,
		);
		if (longer.length > shownLength) break;
		description = longer.trim();
	}
	return {
		title: listing.isFirstPage ? name : `${name}, ${olderPosts.toLocaleLowerCase()}`,
		description,
	};
}
