import { localeCodes } from '@website/contracts/locales';
import type { MetaDescriptor } from 'react-router';
import { statusFeedPath, statusPath } from '#shared/addresses/status-address.ts';
import type { LocaleCode } from '#shared/locales/locale.ts';
import { sharedContentOf } from '~/content/shared-parts/shared-content';
import type { Messages } from '~/i18n/messages';
import { alternates } from '../alternates';
import { markdownLink } from '../markdown-link';
import { documentTitle } from './content-meta';
import { named } from './meta-elements';
import { shareMeta } from './share-meta';

/** Head of the status page, with where its feed is. */
export function statusMeta(
	locale: LocaleCode,
	words: Pick<Messages['status'], 'title' | 'description' | 'feed'>,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	const { origin, settings } = sharedContentOf(matches);
	const { title, description } = words;
	const path = statusPath(locale);
	const translations = localeCodes.map((code) => ({ locale: code, href: statusPath(code) }));
	return [
		{ title: documentTitle(title, settings?.titleTemplate) },
		...named('description', description),
		{ tagName: 'link', rel: 'canonical', href: origin + path },
		markdownLink(path),
		{
			tagName: 'link',
			rel: 'alternate',
			type: 'application/atom+xml',
			title: words.feed,
			href: statusFeedPath(locale),
		},
		...alternates(translations, origin),
		...shareMeta({
			title,
			description,
			type: 'website',
			url: origin + path,
			path,
			siteName: settings?.brand ?? '',
			locale,
			translations,
			image: settings?.socialImage ?? null,
			origin,
		}),
	];
}
