import type { MetaDescriptor } from 'react-router';
import { type LocaleCode, localizedPath } from '#shared/locales/locale.ts';
import type { CategoryFieldsFragment } from '~/content/generated/operations';
import type { AuthorPage, PostListing } from '~/content/post-listing';
import { sharedContentOf } from '~/content/shared-parts/shared-content';
import type { ListingHead } from './listing-head';
import { sitePageHead } from './site-page-head';

interface AuthorData extends AuthorPage {
	locale: LocaleCode;
	head: ListingHead;
}

/** Head of an author's page, with the author as structured data (schema.org, ProfilePage) and a link to the feed. */
export function blogAuthorMeta(
	data: AuthorData | undefined,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	if (!data) return [];
	const { author, href, locale, translations, listing, head } = data;
	const shared = sharedContentOf(matches);
	const { origin } = shared;
	const { title, description } = head;
	return sitePageHead(
		{
			href,
			...(listing.isFirstPage ? {} : { ownHref: listing.ownHref }),
			title,
			description,
			locale,
			translations,
			feed: { href: `${href}/feed.xml`, title },
			trail: [
				{ url: localizedPath(locale, '/blog'), text: 'Blog' },
				{ url: href, text: author.name },
			],
			schema: {
				'@type': 'ProfilePage',
				mainEntity: {
					'@type': 'Organization',
					name: author.name,
					url: origin + href,
					...(author.description && { description: author.description }),
					...(author.avatar && { image: new URL(author.avatar.url, origin).href }),
				},
			},
		},
		shared,
	);
}

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
