/** Formats a day (YYYY-MM-DD) in a language of the admin panel: "1. jan. 2026". Returns other texts unchanged. */
export function formatDay(day: string, language: string): string {
	const date = new Date(`${day}T00:00:00Z`);
	return Number.isNaN(date.getTime())
		? day
		: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}
