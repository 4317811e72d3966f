import type { Footer, SiteSettings } from './shared-parts';

/** The settings of a site whose endpoint has none. A footer's logo is made for dark surroundings, so the header has the name as text. */
export function settingsWithoutAny(footer: Footer | null, origin: string): SiteSettings {
	return {
		brand: footer?.location.name || new URL(origin).hostname,
		logo: null,
		logoDark: null,
		defaultTitle: '',
		titleTemplate: '%s',
		defaultDescription: '',
		socialImage: null,
		organizationUrl: '',
		email: '',
	};
}
