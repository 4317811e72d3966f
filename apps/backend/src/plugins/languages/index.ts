import { currencies } from '@website/contracts/currencies';
import { localeCodes } from '@website/contracts/locales';
import { defaultLocale, siteLocaleCodes } from '@website/contracts/site-locales';
import { features, offAnswers, siteOptions } from '@website/contracts/site-options';
import type { Config, Endpoint, SanitizedConfig } from 'payload';
import { z } from 'zod';
import { endpoint, jsonBody, jsonResponse } from '../../platform/http/endpoint.ts';
import { languageName } from '../../platform/i18n/words.ts';
import { add, finalizers, inOrder, type Plugin } from '../../platform/plugin.ts';
import { applyScreenLocale } from './screen-locale.ts';
import { waitForSiteOptions, writeSiteOptions } from './site-options.ts';

const isUnique = (codes: readonly string[]) => new Set(codes).size === codes.length;

/** The body of the request. Validation errors name the field. */
const optionsSchema = z
	.strictObject({
		languages: z.array(z.enum(localeCodes)).min(1).refine(isUnique, 'must not contain duplicates'),
		defaultLanguage: z.enum(localeCodes),
		offAnswer: z.enum(offAnswers),
		currencies: z.array(z.enum(currencies)).min(1).refine(isUnique, 'must not contain duplicates'),
		/** Without it, they stay as they are. */
		features: z.array(z.enum(features)).refine(isUnique, 'must not contain duplicates').optional(),
	})
	.refine(({ languages, defaultLanguage }) => languages.includes(defaultLanguage), {
		path: ['defaultLanguage'],
		error: 'must be one of languages',
	});

/** `POST /api/languages` stores the languages, currencies and features of the site. Responds `{ "ok": true }` once this backend has applied them. */
const languageEndpoints: Endpoint[] = [
	endpoint('post', '/languages', async (req) => {
		const { features: chosen = siteOptions().features, ...options } = await jsonBody(
			req,
			optionsSchema,
		);
		await writeSiteOptions(req, { ...options, features: chosen });
		return jsonResponse({ ok: true });
	}),
];

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
