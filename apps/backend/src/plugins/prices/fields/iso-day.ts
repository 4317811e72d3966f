const pattern = /^\d{4}-\d{2}-\d{2}$/;

export function isDay(value: unknown): value is string {
	if (typeof value !== 'string' || !pattern.test(value)) return false;
	const time = Date.parse(`${value}T00:00:00Z`);
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export const dayIn = (timeZone: string, now: Date): string =>
	new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
