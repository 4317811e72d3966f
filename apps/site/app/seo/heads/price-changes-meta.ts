import type { MetaDescriptor } from 'react-router';
import { priceChangesFeedPath } from '#shared/addresses/price-changes-address.ts';
import { sharedContentOf } from '~/content/shared-parts/shared-content';
import type { ChangesPageData } from '~/features/pricing/changes/changes-data';
import type { Messages } from '~/i18n/messages';
import { sitePageHead } from './site-page-head';

/** Head of the price changes page, with a link to its feed. */
export function priceChangesMeta(
	{ href, locale, pricePage, translations }: Omit<ChangesPageData, 'changes'>,
	words: Pick<Messages['priceChanges'], 'title' | 'description' | 'feed'>,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	const { title, description } = words;
	return sitePageHead(
		{
			href,
			title,
			description,
			locale,
			translations,
			feed: { href: priceChangesFeedPath(locale), title: words.feed },
			trail: [
				{ url: pricePage.href, text: pricePage.title },
				{ url: href, text: title },
			],
		},
		sharedContentOf(matches),
	);
}
