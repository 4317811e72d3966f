/** A day (YYYY-MM-DD) as a language of the editors' interface writes it: "1. jan. 2026"; what is no day as it is. */
export function formatDay(day: string, language: string): string {
	const date = new Date(`${day}T00:00:00Z`);
	return Number.isNaN(date.getTime())
		? day
		: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(date);
}
