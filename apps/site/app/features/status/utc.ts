import { type LocaleCode, localeDefinition } from '#shared/locales/locale.ts';

const formatters = new Map<LocaleCode, Intl.DateTimeFormat>();

/** Formats the UTC day of a time, such as "October 14, 2026". */
export function formatUtcDay(time: string, locale: LocaleCode): string {
	let formatter = formatters.get(locale);
	if (!formatter) {
		const { languageTag } = localeDefinition(locale);
		formatter = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' });
		formatters.set(locale, formatter);
	}
	return formatter.format(new Date(time));
}

/** Formats a time to the minute, such as "October 14, 2026, 13:05 UTC". */
export const formatUtcDateTime = (time: string, locale: LocaleCode): string =>
	`${formatUtcDay(time, locale)}, ${formatUtcTime(time)}`;

/** Formats the time of day, such as "13:05 UTC". */
export const formatUtcTime = (time: string): string =>
	`${new Date(time).toISOString().slice(11, 16)} UTC`;
