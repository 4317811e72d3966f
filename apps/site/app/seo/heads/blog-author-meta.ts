import type { MetaDescriptor } from 'react-router';
import { type LocaleCode, localizedPath } from '#shared/locales/locale.ts';
import type { AuthorPage } from '~/content/author-page';
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
