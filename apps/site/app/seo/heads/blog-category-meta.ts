import type { MetaDescriptor } from 'react-router';
import { localizedPath } from '#shared/locales/locale.ts';
import type { CategoryFieldsFragment } from '~/content/generated/operations';
import type { PostListing } from '~/content/post-listing';
import { sharedContentOf } from '~/content/shared-parts/shared-content';
import type { ListingHead } from './listing-head';
import { sitePageHead } from './site-page-head';

interface ListingData {
	category: CategoryFieldsFragment;
	listing: PostListing;
	head: ListingHead;
	/** Of lists that show nothing that others do not. */
	isLeftOutOfSearch?: boolean;
}

/** Head of a category listing, made from the category itself: it has no SEO block of its own. */
export function blogCategoryMeta(
	data: ListingData | undefined,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	if (!data) return [];
	const { category, listing, head, isLeftOutOfSearch = false } = data;
	return sitePageHead(
		{
			...head,
			href: category.link,
			locale: category.locale,
			translations: category.translations,
			isLeftOutOfSearch: isLeftOutOfSearch || !listing.isFirstPage,
			trail: [
				{ url: localizedPath(category.locale, '/blog'), text: 'Blog' },
				{ url: category.link, text: category.name },
			],
			schema: { '@type': 'CollectionPage' },
		},
		sharedContentOf(matches),
	);
}
