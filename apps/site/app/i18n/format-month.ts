import { type LocaleCode, localeDefinition } from '#shared/locales/locale.ts';

const formatters = new Map<LocaleCode, Intl.DateTimeFormat>();

/** Formats a month (1 to 12) and its year: "March 2026", "marts 2026", "März 2026". */
export function formatMonth(year: number, month: number, locale: LocaleCode): string {
	let formatter = formatters.get(locale);
	if (!formatter) {
		formatter = new Intl.DateTimeFormat(localeDefinition(locale).languageTag, {
			year: 'numeric',
			month: 'long',
			timeZone: 'UTC',
		});
		formatters.set(locale, formatter);
	}
	return formatter.format(Date.UTC(year, month - 1));
}
