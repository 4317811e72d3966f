import type { MetaDescriptor } from 'react-router';
import { type LocaleCode, localeDefinition, localizedPath } from '#shared/locales/locale.ts';
import type { AuthorPage } from '~/content/author-page';
import { sharedContentOf } from '~/content/shared-parts/shared-content';
import { alternates } from '../alternates';
import { breadcrumbJsonLd } from '../json-ld/breadcrumb-json-ld';
import { jsonLd } from '../json-ld/json-ld';
import { organizationJsonLd } from '../json-ld/organization-json-ld';
import { markdownLink } from '../markdown-link';
import { documentTitle } from './content-meta';
import type { ListingHead } from './listing-head';
import { named } from './meta-elements';
import { shareMeta } from './share-meta';

interface AuthorData extends AuthorPage {
	locale: LocaleCode;
	head: ListingHead;
}

/** Head of an author's page, with the author as structured data (schema.org, ProfilePage) and where the feed is. */
export function blogAuthorMeta(
	data: AuthorData | undefined,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	if (!data) return [];
	const { author, href, locale, translations, listing, head } = data;
	const shared = sharedContentOf(matches);
	const { origin, settings } = shared;
	const { title, description } = head;
	return [
		{ title: documentTitle(title, settings?.titleTemplate) },
		...named('description', description),
		...(listing.isFirstPage ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
		{ tagName: 'link', rel: 'canonical', href: origin + href },
		markdownLink(href),
		{
			tagName: 'link',
			rel: 'alternate',
			type: 'application/atom+xml',
			title,
			href: `${href}/feed.xml`,
		},
		...alternates(translations, origin),
		...shareMeta({
			title,
			description,
			type: 'website',
			url: origin + href,
			path: href,
			siteName: settings?.brand ?? '',
			locale,
			translations,
			image: settings?.socialImage ?? null,
			origin,
		}),
		...jsonLd([
			...organizationJsonLd(shared, locale),
			{
				'@type': 'ProfilePage',
				'@id': `${origin}${href}#page`,
				url: origin + href,
				name: title,
				inLanguage: localeDefinition(locale).languageTag,
				isPartOf: { '@id': `${origin}/#website` },
				mainEntity: {
					'@type': 'Organization',
					name: author.name,
					url: origin + href,
					...(author.description && { description: author.description }),
					...(author.avatar && { image: new URL(author.avatar.url, origin).href }),
				},
			},
			...breadcrumbJsonLd(
				[
					{ url: localizedPath(locale, '/blog'), text: 'Blog' },
					{ url: href, text: author.name },
				],
				origin,
			),
		]),
	];
}
