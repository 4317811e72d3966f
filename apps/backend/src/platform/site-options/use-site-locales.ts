'use client';
import { useConfig } from '@payloadcms/ui';
import { type LocaleDefinition, locales } from '@website/contracts/locales';

/** The languages that are on, in the editors' interface: Payload's configuration has been filtered by `filterAvailableLocales`. */
export function useSiteLocales(): readonly LocaleDefinition[] {
	const { localization } = useConfig().config;
	const codes = localization ? localization.localeCodes : [];
	return locales.filter(({ code }) => codes.includes(code));
}
