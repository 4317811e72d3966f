import type { MetaDescriptor } from 'react-router';
import type { CategoryFieldsFragment } from '~/content/generated/operations';
import type { PostListing } from '~/content/post-listing';
import { localizedPath } from '~/i18n/locale';
import { sharedContentOf } from '~/layouts/shared-content';
import { alternates } from './alternates';
import { breadcrumbJsonLd } from './breadcrumb-json-ld';
import { documentTitle } from './content-meta';
import { jsonLd } from './json-ld';

/** Head of a category listing, made from the category itself: it has no SEO block of its own. */
export function blogCategoryMeta(
	data: { category: CategoryFieldsFragment; listing: PostListing } | undefined,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	if (!data) return [];
	const { category, listing } = data;
	const { origin, settings } = sharedContentOf(matches);
	return [
		{ title: documentTitle(category.name, settings?.titleTemplate) },
		{ name: 'description', content: category.description ?? '' },
		...(listing.isFirstPage ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
		{ tagName: 'link', rel: 'canonical', href: origin + category.link },
		...alternates(category.translations, origin),
		{ property: 'og:type', content: 'website' },
		{ property: 'og:title', content: category.name },
		{ property: 'og:url', content: origin + category.link },
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
