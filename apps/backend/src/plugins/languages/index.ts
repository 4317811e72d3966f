import { defaultLocale, siteLocaleCodes } from '@website/contracts/site-locales';
import type { Config, SanitizedConfig } from 'payload';
import { languageName } from '../../platform/i18n/language-name.ts';
import { add, finalizers, inOrder, type Plugin } from '../../platform/plugin.ts';
import { languageEndpoints } from './endpoints.ts';
import { applyScreenLocale } from './screen-locale.ts';
import { waitForSiteOptions } from './site-options.ts';

/**
 * Limits the admin to the enabled locales, and names them in the editor's language. A label object in `localization.locales` would not do:
 * Payload's field labels then show the code.
 */
const limitToSiteLocales = (config: Config): Config =>
	config.localization
		? {
				...config,
				localization: {
					...config.localization,
					filterAvailableLocales: async ({ locales, req }) => {
						await waitForSiteOptions();
						return locales
							.filter(({ code }) => siteLocaleCodes().some((siteCode) => siteCode === code))
							.map((locale) => ({
								...locale,
								label: languageName(locale.code, req.i18n.language),
							}));
					},
				},
			}
		: config;

/** Reads the default locale where Payload does. Each bundle has its own configuration, so none may hold a copy. */
const readDefaultLocale = (config: SanitizedConfig): SanitizedConfig => {
	if (config.localization)
		Object.defineProperty(config.localization, 'defaultLocale', {
			enumerable: true,
			get: defaultLocale,
		});
	return config;
};

/** Lets administrators enable and disable languages and currencies while the site runs. */
export const languages = (): Plugin =>
	inOrder(
		limitToSiteLocales,
		finalizers.add(applyScreenLocale, readDefaultLocale),
		add({
			endpoints: languageEndpoints,
			providers: ['/plugins/languages/one-language.tsx#OneLanguage'],
			beforeNavLinks: ['/plugins/languages/languages-link.tsx#LanguagesLink'],
			views: {
				languages: {
					path: '/languages',
					exact: true,
					Component: '/plugins/languages/languages-view.tsx#LanguagesView',
				},
			},
		}),
	);
