import { editorsTimeZone } from '@website/contracts/time-zone';
import { type LocaleCode, localeDefinition } from '#shared/locales/locale.ts';

const formatters = new Map<LocaleCode, Intl.DateTimeFormat>();

/** Formats a date: "January 14, 2026", "14. januar 2026", "14. Januar 2026". A date without a time zone is UTC. */
export function formatDate(date: string, locale: LocaleCode): string {
	let formatter = formatters.get(locale);
	if (!formatter) {
		formatter = new Intl.DateTimeFormat(localeDefinition(locale).languageTag, {
			dateStyle: 'long',
			timeZone: editorsTimeZone,
		});
		formatters.set(locale, formatter);
	}
	const time = parseDate(date);
	return Number.isNaN(time.getTime()) ? '' : formatter.format(time);
}

/** Parses an ISO 8601 date. Some backends omit the time zone for UTC. */
export function parseDate(date: string): Date {
	return new Date(/(?:Z|[+-]\d{2}:?\d{2})$|^\d{4}-\d{2}-\d{2}$/i.test(date) ? date : `${date}Z`);
}
