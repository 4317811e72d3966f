'use client';
import { useConfig } from '@payloadcms/ui';
import { type LocaleDefinition, locales } from '@website/contracts/locales';

/** The active languages of the site in the admin, from Payload's configuration, which `filterAvailableLocales` has filtered. */
export function useSiteLocales(): readonly LocaleDefinition[] {
	const { localization } = useConfig().config;
	const codes = localization ? localization.localeCodes : [];
	return locales.filter(({ code }) => codes.includes(code));
}
