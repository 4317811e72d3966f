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
	/** True for lists that contain only articles of other lists. */
	isExcludedFromSearch?: boolean;
}

/** Head of a category listing, from the category itself, which has no SEO block. */
export function blogCategoryMeta(
	data: ListingData | undefined,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	if (!data) return [];
	const { category, listing, head, isExcludedFromSearch = false } = data;
	return sitePageHead(
		{
			...head,
			href: category.link,
			...(listing.isFirstPage ? {} : { ownHref: listing.ownHref }),
			locale: category.locale,
			translations: category.translations,
			isExcludedFromSearch,
			trail: [
				{ url: localizedPath(category.locale, '/blog'), text: 'Blog' },
				{ url: category.link, text: category.name },
			],
			schema: { '@type': 'CollectionPage' },
		},
		sharedContentOf(matches),
	);
}
