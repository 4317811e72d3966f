/** Days of the calendar, in the time zone of the browser: `2026-03-29`. */
export type Day = string;

export type View = 'month' | 'week';

const two = (value: number) => String(value).padStart(2, '0');

/** The day that a moment falls on. */
export const dayOf = (date: Date): Day =>
	`${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Midnight at a day's beginning. */
export function startOf(day: Day): Date {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
	return new Date(year, month - 1, date);
}

/** The day a number of days later; counted by the calendar, as days of 23 and 25 hours exist. */
export function daysLater(day: Day, days: number): Day {
	const start = startOf(day);
	return dayOf(new Date(start.getFullYear(), start.getMonth(), start.getDate() + days));
}

/** The first day of the week that a day is in; `weekStart` is 0 for Sunday, 1 for Monday. */
export function startOfWeek(day: Day, weekStart: number): Day {
	const past = (startOf(day).getDay() - weekStart + 7) % 7;
	return daysLater(day, -past);
}

/** The days shown: a week, or the weeks that a month is in. */
export function daysShown(day: Day, view: View, weekStart: number): Day[] {
	if (view === 'week') return weekFrom(startOfWeek(day, weekStart));
	const { first, next } = monthOf(day);
	const days: Day[] = [];
	for (let week = startOfWeek(first, weekStart); week < next; week = daysLater(week, 7))
		days.push(...weekFrom(week));
	return days;
}

const weekFrom = (first: Day): Day[] => [0, 1, 2, 3, 4, 5, 6].map((days) => daysLater(first, days));

function monthOf(day: Day): { first: Day; next: Day } {
	const start = startOf(day);
	const month = (later: number) =>
		dayOf(new Date(start.getFullYear(), start.getMonth() + later, 1));
	return { first: month(0), next: month(1) };
}

/** A day in the week or month before (-1) or after (1). */
export function stepFrom(day: Day, view: View, step: -1 | 1): Day {
	if (view === 'week') return daysLater(day, 7 * step);
	const start = startOf(day);
	return dayOf(new Date(start.getFullYear(), start.getMonth() + step, 1));
}

/**
 * The same time of day on another day. Across a change of the clocks the hour stays and the moment moves; an hour that the day does not
 * have (02:30 when clocks go forward) becomes the one after it.
 */
export function onDay(iso: string, day: Day): string {
	const old = new Date(iso);
	const start = startOf(day);
	return new Date(
		start.getFullYear(),
		start.getMonth(),
		start.getDate(),
		old.getHours(),
		old.getMinutes(),
		old.getSeconds(),
	).toISOString();
}

/** A moment as a field for date and time takes it (HTML, local date and time). */
export const asLocalInput = (date: Date): string =>
	`${dayOf(date)}T${two(date.getHours())}:${two(date.getMinutes())}`;

/** The moment that such a field says, in UTC; null while it says none. */
export function fromLocalInput(text: string): string | null {
	const date = new Date(text);
	return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
