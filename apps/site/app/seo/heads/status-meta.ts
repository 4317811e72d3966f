import type { MetaDescriptor } from 'react-router';
import { statusFeedPath, statusPath } from '#shared/addresses/status-address.ts';
import { type LocaleCode, siteLocaleCodes } from '#shared/locales/locale.ts';
import { sharedContentOf } from '~/content/shared-parts/shared-content';
import type { Messages } from '~/i18n/messages';
import { sitePageHead } from './site-page-head';

/** Head of the status page, with a link to its feed. */
export function statusMeta(
	locale: LocaleCode,
	words: Pick<Messages['status'], 'title' | 'description' | 'feed'>,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	const { title, description } = words;
	const href = statusPath(locale);
	const translations = siteLocaleCodes().map((code) => ({ locale: code, href: statusPath(code) }));
	return sitePageHead(
		{
			href,
			title,
			description,
			locale,
			translations,
			feed: { href: statusFeedPath(locale), title: words.feed },
		},
		sharedContentOf(matches),
	);
}
