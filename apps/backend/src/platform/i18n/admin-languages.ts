import { da } from '@payloadcms/translations/languages/da';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import type { LocaleCode } from '@website/contracts/locales';
import type { Config } from 'payload';

type Languages = NonNullable<NonNullable<Config['i18n']>['supportedLanguages']>;

/** Payload's translations of the admin, one for each language of the site. */
export const adminLanguages = { en, da, de } satisfies Languages & Record<LocaleCode, unknown>;
