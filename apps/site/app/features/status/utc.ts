import { type LocaleCode, localeDefinition } from '#shared/locales/locale.ts';

const formatters = new Map<LocaleCode, Intl.DateTimeFormat>();

/** A day in UTC in words, such as "October 14, 2026". */
export function dayInWords(time: string, locale: LocaleCode): string {
	let formatter = formatters.get(locale);
	if (!formatter) {
		const { languageTag } = localeDefinition(locale);
		formatter = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' });
		formatters.set(locale, formatter);
	}
	return formatter.format(new Date(time));
}

/** A moment to the minute, such as "October 14, 2026, 13:05 UTC". */
export const momentInWords = (time: string, locale: LocaleCode): string =>
	`${dayInWords(time, locale)}, ${timeOfDay(time)}`;

/** The time of day, such as "13:05 UTC". */
export const timeOfDay = (time: string): string =>
	`${new Date(time).toISOString().slice(11, 16)} UTC`;
