import type { MetaDescriptor } from 'react-router';
import { searchPath } from '#shared/addresses/search-address.ts';
import { type LocaleCode, siteLocaleCodes } from '#shared/locales/locale.ts';
import { sharedContentOf } from '~/content/shared-parts/shared-content';
import { alternates } from '../alternates';
import { documentTitle } from './content-meta';

/** Head of the search page. Search engines follow its results but do not index it. */
export function searchMeta(
	locale: LocaleCode,
	title: string | undefined,
	matches: Parameters<typeof sharedContentOf>[0],
): MetaDescriptor[] {
	const { origin, settings } = sharedContentOf(matches);
	const translations = siteLocaleCodes().map((code) => ({ locale: code, href: searchPath(code) }));
	return [
		{ title: documentTitle(title ?? '', settings?.titleTemplate) },
		{ name: 'robots', content: 'noindex, follow' },
		{ tagName: 'link', rel: 'canonical', href: origin + searchPath(locale) },
		...alternates(translations, origin),
	];
}
