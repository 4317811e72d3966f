const day = 24 * 60 * 60 * 1000;

/** The week of ISO 8601 that a moment is in, by UTC, such as 2026-W47: it begins on Monday, and the first has the year's first Thursday. */
export function weekOf(now: number): string {
	const date = new Date(now);
	// The Thursday of a week is in the year that the week counts to.
	const thursday = new Date(now + (4 - (date.getUTCDay() || 7)) * day);
	const year = thursday.getUTCFullYear();
	const week = Math.ceil(((thursday.getTime() - Date.UTC(year, 0, 1)) / day + 1) / 7);
	return `${year}-W${String(week).padStart(2, '0')}`;
}
