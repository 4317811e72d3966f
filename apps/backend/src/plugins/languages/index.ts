import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { Config } from 'payload';
import { languageName } from '../../platform/i18n/language-name.ts';
import { add, inOrder, type Plugin } from '../../platform/plugin.ts';
import { languageEndpoints } from './endpoints.ts';
import { waitForSiteOptions } from './watch-site-options.ts';

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

/** Lets administrators enable and disable languages and currencies while the site runs. */
export const languages = (): Plugin =>
	inOrder(
		limitToSiteLocales,
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
