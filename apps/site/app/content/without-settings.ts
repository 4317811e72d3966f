import type { Footer, SiteSettings } from './shared-parts';

/**
 * The settings of a site whose endpoint has none. Its name is the footer's, or else the site's host. The footer's logo is
 * made for dark surroundings, so that the name stands in the header as text.
 */
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
