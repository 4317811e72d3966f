import type { MetaDescriptor } from 'react-router';
import { localizedPath } from '#shared/locales/locale.ts';
import type { CategoryFieldsFragment } from '~/content/generated/operations';
import type { PostListing } from '~/content/post-listing';
import { sharedContentOf } from '~/content/shared-parts/shared-content';
import { alternates } from '../alternates';
import { breadcrumbJsonLd } from '../json-ld/breadcrumb-json-ld';
import { jsonLd } from '../json-ld/json-ld';
import { markdownLink } from '../markdown-link';
import { documentTitle } from './content-meta';
import type { ListingHead } from './listing-head';
import { named } from './meta-elements';
import { shareMeta } from './share-meta';

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
	const { origin, settings } = sharedContentOf(matches);
	return [
		{ title: documentTitle(head.title, settings?.titleTemplate) },
		...named('description', head.description),
		...(listing.isFirstPage && !isLeftOutOfSearch
			? []
			: [{ name: 'robots', content: 'noindex, follow' }]),
		{ tagName: 'link', rel: 'canonical', href: origin + category.link },
		markdownLink(category.link),
		...alternates(category.translations, origin),
		...shareMeta({
			title: head.title,
			description: head.description,
			type: 'website',
			url: origin + category.link,
			path: category.link,
			siteName: settings?.brand ?? '',
			locale: category.locale,
			translations: category.translations,
			image: settings?.socialImage ?? null,
			origin,
		}),
		...jsonLd(
			breadcrumbJsonLd(
				[
					{ url: localizedPath(category.locale, '/blog'), text: 'Blog' },
					{ url: category.link, text: category.name },
				],
				origin,
			),
		),
	];
}
