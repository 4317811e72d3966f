import { editorsTimeZone } from '@website/contracts/time-zone';

const format = new Intl.DateTimeFormat('en-GB', {
	timeZone: editorsTimeZone,
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
	hour: '2-digit',
	minute: '2-digit',
	second: '2-digit',
	hourCycle: 'h23',
	timeZoneName: 'longOffset',
});

/** The editors' local time with its offset, for example 2026-03-12T09:00:00+01:00. */
export function localDate(value: string): string {
	const parts = Object.fromEntries(
		format.formatToParts(new Date(value)).map(({ type, value: part }) => [type, part]),
	);
	const offset = (parts.timeZoneName ?? '').replace('GMT', '') || '+00:00';
	return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}${offset}`;
}
