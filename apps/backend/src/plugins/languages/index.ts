import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { Config } from 'payload';
import { add, inOrder, type Plugin } from '../../platform/plugin.ts';
import { languageEndpoints } from './endpoints.ts';
import { waitForSiteOptions } from './watch-site-options.ts';

/** Limits the admin to the enabled locales. */
const limitToSiteLocales = (config: Config): Config =>
	config.localization
		? {
				...config,
				localization: {
					...config.localization,
					filterAvailableLocales: async ({ locales }) => {
						await waitForSiteOptions();
						return locales.filter(({ code }) =>
							siteLocaleCodes().some((siteCode) => siteCode === code),
						);
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
