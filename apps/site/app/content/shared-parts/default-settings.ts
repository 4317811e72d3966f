import type { Footer, SiteSettings } from './shared-parts';

/** The settings for an endpoint without settings. The header then shows the name: the footer's logo is for a dark background. */
export function defaultSettings(footer: Footer | null, origin: string): SiteSettings {
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
