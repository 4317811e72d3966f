/** A calendar day in the browser's time zone: `2026-03-29`. */
type Day = string;

const pad = (value: number) => String(value).padStart(2, '0');

/** The day of a point in time. */
const dayOf = (date: Date): Day =>
	`${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** Midnight at the start of a day. */
function startOfDay(day: Day): Date {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
	return new Date(year, month - 1, date);
}

/** Adds calendar days, because a day can have 23 or 25 hours. */
function addDays(day: Day, days: number): Day {
	const start = startOfDay(day);
	return dayOf(new Date(start.getFullYear(), start.getMonth(), start.getDate() + days));
}

/** The next morning at nine, for a new plan. */
export const nextMorning = (now: Date): string => `${addDays(dayOf(now), 1)}T09:00`;

/** The value of an HTML `datetime-local` input. */
export const toLocalInput = (date: Date): string =>
	`${dayOf(date)}T${pad(date.getHours())}:${pad(date.getMinutes())}`;

/** Converts the value of a `datetime-local` input to ISO 8601 in UTC; null if it is incomplete. */
export function fromLocalInput(text: string): string | null {
	const date = new Date(text);
	return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
