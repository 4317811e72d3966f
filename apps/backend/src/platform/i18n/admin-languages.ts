import { da } from '@payloadcms/translations/languages/da';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import type { LocaleCode } from '@website/contracts/locales';
import type { Config } from 'payload';
import { sentenceCase } from './sentence-case.ts';
import './payload-dates.ts';

type Languages = NonNullable<NonNullable<Config['i18n']>['supportedLanguages']>;

/** Payload's translations of the admin, one for each language of the site, in sentence case. */
export const adminLanguages = {
	en: { ...en, translations: sentenceCase(en.translations) },
	da: { ...da, translations: sentenceCase(da.translations) },
	de,
} satisfies Languages & Record<LocaleCode, unknown>;
