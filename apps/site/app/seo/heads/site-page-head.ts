import type { MetaDescriptor } from 'react-router';
import type { LocaleCode } from '#shared/locales/locale.ts';
import type { TranslationFieldsFragment } from '~/content/generated/operations';
import type { sharedContentOf } from '~/content/shared-parts/shared-content';
import { alternates } from '../alternates';
import { type Feed, feedLink } from '../feed-link';
import { markdownLink } from '../markdown-link';
import { documentTitle } from './content-meta';
import { named } from './meta-elements';
import { shareMeta } from './share-meta';

interface SitePage {
	/** The page's own path. */
	href: string;
	title: string;
	description: string;
	locale: LocaleCode;
	translations: readonly Pick<TranslationFieldsFragment, 'locale' | 'href'>[];
	feed?: Feed;
	/** Left out of search engines; its links are followed. */
	isLeftOutOfSearch?: boolean;
}

/** Head of a page that the site makes and no editor writes: its words, address, languages, feed, and what is shown of it when it is shared. */
export function sitePageHead(
	{ href, title, description, locale, translations, feed, isLeftOutOfSearch = false }: SitePage,
	{ origin, settings }: ReturnType<typeof sharedContentOf>,
): MetaDescriptor[] {
	return [
		{ title: documentTitle(title, settings?.titleTemplate) },
		...named('description', description),
		...(isLeftOutOfSearch ? named('robots', 'noindex, follow') : []),
		{ tagName: 'link', rel: 'canonical', href: origin + href },
		markdownLink(href),
		...(feed ? [feedLink(feed)] : []),
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
	];
}
