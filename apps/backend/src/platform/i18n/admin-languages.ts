import { da } from '@payloadcms/translations/languages/da';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import type { LocaleCode } from '@website/contracts/locales';
import type { Config } from 'payload';
import { sentenceCase } from './sentence-case.ts';
import './payload-dates.ts';

type Languages = NonNullable<NonNullable<Config['i18n']>['supportedLanguages']>;

const payloadLanguages: Record<LocaleCode, typeof en> = { en, da, de };

/** The languages that Payload writes like titles. */
const inTitleCase = new Set(['en', 'da']);

/** Payload's translations of the admin, one for each language of the site, in sentence case. */
export const adminLanguages: Languages = Object.fromEntries(
	Object.entries(payloadLanguages).map(([code, language]) => [
		code,
		inTitleCase.has(code)
			? { ...language, translations: sentenceCase(language.translations) }
			: language,
	]),
);
