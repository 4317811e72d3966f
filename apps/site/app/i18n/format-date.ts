import { editorsTimeZone } from '@website/contracts/time-zone';
import { type LocaleCode, localeDefinition } from '#shared/locales/locale.ts';

/** Returns a function that formats times in a locale. Creating a formatter takes long, so each locale has one. */
function formatterOf(options: Intl.DateTimeFormatOptions) {
	const formatters = new Map<LocaleCode, Intl.DateTimeFormat>();
	return (time: Date | number, locale: LocaleCode): string => {
		// The texts are British English. The specification's language tag is American.
		const tag = locale === 'en' ? 'en-GB' : localeDefinition(locale).languageTag;
		const formatter = formatters.get(locale) ?? new Intl.DateTimeFormat(tag, options);
		formatters.set(locale, formatter);
		return formatter.format(time);
	};
}

const formatLong = formatterOf({ dateStyle: 'long', timeZone: editorsTimeZone });
const formatMonthOfYear = formatterOf({ year: 'numeric', month: 'long', timeZone: 'UTC' });

/** Formats a date: "14 January 2026", "14. januar 2026", "14. Januar 2026". A date without a time zone is UTC. */
export function formatDate(date: string, locale: LocaleCode): string {
	const time = parseDate(date);
	return Number.isNaN(time.getTime()) ? '' : formatLong(time, locale);
}

/** Formats a month (1 to 12) and its year: "March 2026", "marts 2026", "März 2026". */
export const formatMonth = (year: number, month: number, locale: LocaleCode): string =>
	formatMonthOfYear(Date.UTC(year, month - 1), locale);

/** Parses an ISO 8601 date. Some backends omit the time zone for UTC. */
export function parseDate(date: string): Date {
	return new Date(/(?:Z|[+-]\d{2}:?\d{2})$|^\d{4}-\d{2}-\d{2}$/i.test(date) ? date : `${date}Z`);
}
