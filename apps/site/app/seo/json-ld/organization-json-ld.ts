import { searchPath } from '#shared/addresses/search-address.ts';
import type { LocaleCode } from '#shared/locales/locale.ts';
import type { RootData } from '~/content/shared-parts/shared-content';

/** schema.org Organization and WebSite of the site itself, with the search in a locale (SearchAction). */
export function organizationJsonLd(
	{ settings, footer, origin }: RootData,
	locale: LocaleCode,
): Record<string, unknown>[] {
	if (!settings) return [];
	const organization = { '@id': `${origin}/#organization` };
	return [
		{
			'@type': 'Organization',
			...organization,
			name: settings.brand,
			url: origin,
			...(settings.email ? { email: settings.email } : {}),
			...(settings.logo ? { logo: origin + settings.logo.url } : {}),
			...(footer ? { address: footer.location.companyAddress } : {}),
			...(footer ? { sameAs: footer.topRow.socials.map((social) => social.url) } : {}),
		},
		{
			'@type': 'WebSite',
			'@id': `${origin}/#website`,
			name: settings.brand,
			url: origin,
			publisher: organization,
			potentialAction: {
				'@type': 'SearchAction',
				target: {
					'@type': 'EntryPoint',
					urlTemplate: `${origin}${searchPath(locale)}?q={search_term_string}`,
				},
				'query-input': 'required name=search_term_string',
			},
		},
	];
}
