const day = 24 * 60 * 60 * 1000;

/** The ISO 8601 week of a time in UTC, such as 2026-W47. Weeks begin on Monday; the first week contains the year's first Thursday. */
export function weekOf(now: number): string {
	const date = new Date(now);
	// The year of a week is the year of its Thursday.
	const thursday = new Date(now + (4 - (date.getUTCDay() || 7)) * day);
	const year = thursday.getUTCFullYear();
	const week = Math.ceil(((thursday.getTime() - Date.UTC(year, 0, 1)) / day + 1) / 7);
	return `${year}-W${String(week).padStart(2, '0')}`;
}
