const minute = 60_000;

/** The value of an HTML `datetime-local` input, in the browser's time zone. */
export const toLocalInput = (date: Date): string =>
	new Date(date.getTime() - date.getTimezoneOffset() * minute).toISOString().slice(0, 16);

/** The next morning at nine, for a new plan. */
export function nextMorning(now: Date): string {
	const morning = new Date(now);
	morning.setDate(morning.getDate() + 1);
	morning.setHours(9, 0, 0, 0);
	return toLocalInput(morning);
}

/** Converts the value of a `datetime-local` input to ISO 8601 in UTC; null if it is incomplete. */
export function fromLocalInput(text: string): string | null {
	const date = new Date(text);
	return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
