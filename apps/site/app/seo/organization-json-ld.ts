import type { RootData } from '~/content/shared-content';

/** schema.org Organization and WebSite of the site itself. */
export function organizationJsonLd({
	settings,
	footer,
	origin,
}: RootData): Record<string, unknown>[] {
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
		},
	];
}
