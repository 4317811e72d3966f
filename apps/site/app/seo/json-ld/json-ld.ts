import { hasFeature } from '@website/contracts/site-features';
import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import type { MetaDescriptor } from 'react-router';
import { searchPath } from '#shared/addresses/search-address.ts';
import type { LocaleCode } from '#shared/locales/locale.ts';
import type { SeoFieldsFragment } from '~/content/generated/operations';
import type { RootData } from '~/content/shared-parts/shared-content';

/** A JSON-LD script with a graph of schema.org nodes; empty without nodes. */
export function jsonLd(nodes: readonly Record<string, unknown>[]): MetaDescriptor[] {
	if (nodes.length === 0) return [];
	const graph: unknown = JSON.parse(withoutSoftHyphens(JSON.stringify(nodes)));
	return [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } as never }];
}

/** schema.org BreadcrumbList of a document; empty with fewer than two breadcrumbs. */
export function breadcrumbJsonLd(
	breadcrumbs: SeoFieldsFragment['breadcrumbs'],
	origin: string,
): Record<string, unknown>[] {
	if (breadcrumbs.length < 2) return [];
	return [
		{
			'@type': 'BreadcrumbList',
			itemListElement: breadcrumbs.map((breadcrumb, index) => ({
				'@type': 'ListItem',
				position: index + 1,
				name: breadcrumb.text,
				item: new URL(breadcrumb.url, `${origin}/`).href,
			})),
		},
	];
}

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
			...(hasFeature('search')
				? {
						potentialAction: {
							'@type': 'SearchAction',
							target: {
								'@type': 'EntryPoint',
								urlTemplate: `${origin}${searchPath(locale)}?q={search_term_string}`,
							},
							'query-input': 'required name=search_term_string',
						},
					}
				: {}),
		},
	];
}
