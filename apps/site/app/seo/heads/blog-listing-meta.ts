import type { MetaDescriptor } from 'react-router';
import { localizedPath } from '#shared/locales/locale.ts';
import type { PageFieldsFragment } from '~/content/generated/operations';
import type { PostListing } from '~/content/post-listing';
import { sharedContentOf } from '~/content/shared-parts/shared-content';
import { feedLink } from '../feed-link';
import { pageJsonLd } from '../json-ld/page-json-ld';
import { contentMeta } from './content-meta';

/** Head of the blog overview. Older pages of the list are canonical themselves and have no translations. */
export function blogListingMeta(
	data: { page: PageFieldsFragment; listing: PostListing } | undefined,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	if (!data) return [];
	const shared = sharedContentOf(matches);
	const { ownHref, isFirstPage } = data.listing;
	return [
		...contentMeta({
			...data.page,
			path: data.page.href,
			olderHref: isFirstPage ? undefined : ownHref,
			shared,
		}),
		feedLink({
			href: localizedPath(data.page.locale, '/blog/feed.xml'),
			title: data.page.title,
		}),
		...pageJsonLd(data.page, shared),
	];
}
