import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import type { PostListing } from '~/content/post-listing';
import type { Messages } from '~/i18n/messages';

/** Title and description of a list of articles in a locale. */
export interface ListingHead {
	title: string;
	description: string;
}

/** The approximate number of characters of a description that search engines show. */
const visibleLength = 155;

/**
 * The head of a list from its name and description. The title includes translated words, because categories may have the same name in
 * several locales.
 */
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
		if (longer.length > visibleLength) break;
		description = longer.trim();
	}
	return {
		title: listing.isFirstPage ? name : `${name}, ${olderPosts.toLocaleLowerCase()}`,
		description,
	};
}
