import type { MetaDescriptor } from 'react-router';
import { localizedPath } from '#shared/locales/locale.ts';
import type { PageFieldsFragment } from '~/content/generated/operations';
import type { PostListing } from '~/content/post-listing';
import { sharedContentOf } from '~/content/shared-parts/shared-content';
import { feedLink } from '../feed-link';
import { pageJsonLd } from '../json-ld/page-json-ld';
import { contentMeta } from './content-meta';

/** Head of the blog overview. Search engines follow older pages of the list without indexing them. */
export function blogListingMeta(
	data: { page: PageFieldsFragment; listing: PostListing } | undefined,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	if (!data) return [];
	const shared = sharedContentOf(matches);
	return [
		...contentMeta({ ...data.page, path: data.page.href, shared }),
		...(data.listing.isFirstPage ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
		feedLink({
			href: localizedPath(data.page.locale, '/blog/feed.xml'),
			title: data.page.title,
		}),
		...pageJsonLd(data.page, shared),
	];
}
