import { type LocaleCode, localeDefinition } from '#shared/locales/locale.ts';

/** A month (1 to 12) with its year in words: "March 2026", "marts 2026", "März 2026". */
export function formatMonth(year: number, month: number, locale: LocaleCode): string {
	const format = new Intl.DateTimeFormat(localeDefinition(locale).languageTag, {
		year: 'numeric',
		month: 'long',
		timeZone: 'UTC',
	});
	return format.format(Date.UTC(year, month - 1));
}
