/** A calendar day in the browser's time zone: `2026-03-29`. */
export type Day = string;

const pad = (value: number) => String(value).padStart(2, '0');

/** The day of a point in time. */
export const dayOf = (date: Date): Day =>
	`${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** Midnight at the start of a day. */
export function startOfDay(day: Day): Date {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
	return new Date(year, month - 1, date);
}

/** Adds calendar days, because a day can have 23 or 25 hours. */
export function addDays(day: Day, days: number): Day {
	const start = startOfDay(day);
	return dayOf(new Date(start.getFullYear(), start.getMonth(), start.getDate() + days));
}

/** The first day of a day's week; `weekStart` is 0 for Sunday, 1 for Monday. */
function startOfWeek(day: Day, weekStart: number): Day {
	const past = (startOfDay(day).getDay() - weekStart + 7) % 7;
	return addDays(day, -past);
}

/** The days of all weeks that overlap a day's month. */
export function visibleDays(day: Day, weekStart: number): Day[] {
	const { first, next } = monthOf(day);
	const days: Day[] = [];
	for (let week = startOfWeek(first, weekStart); week < next; week = addDays(week, 7))
		days.push(...daysOfWeek(week));
	return days;
}

/** Splits the days of a month before the week of `today`; nothing is past if the month does not contain it. */
export function splitPast(days: readonly Day[], today: Day): { past: Day[]; ahead: Day[] } {
	const week = Math.floor(Math.max(0, days.indexOf(today)) / 7) * 7;
	return { past: days.slice(0, week), ahead: days.slice(week) };
}

const daysOfWeek = (first: Day): Day[] => [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(first, days));

function monthOf(day: Day): { first: Day; next: Day } {
	const start = startOfDay(day);
	const month = (later: number) =>
		dayOf(new Date(start.getFullYear(), start.getMonth() + later, 1));
	return { first: month(0), next: month(1) };
}

/** The first day of the previous (-1) or next (1) month. */
export function shiftMonth(day: Day, step: -1 | 1): Day {
	const start = startOfDay(day);
	return dayOf(new Date(start.getFullYear(), start.getMonth() + step, 1));
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
