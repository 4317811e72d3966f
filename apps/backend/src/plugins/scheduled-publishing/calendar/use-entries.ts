import { useEffect, useState } from 'react';
import type { EntryResponse } from '../screens/schedule-client.ts';
import { useSchedule } from '../screens/use-schedule.ts';
import { addDays, type Day, startOfDay } from './days.ts';

/** The entries of a range of days: null while loading, 'failed' if loading failed. */
export function useEntries(days: readonly Day[], kind: string) {
	const schedule = useSchedule();
	const [entries, setEntries] = useState<EntryResponse[] | 'failed' | null>(null);
	const first = days[0] ?? '';
	const last = days.at(-1) ?? first;
	useEffect(() => {
		let isCurrent = true;
		const from = startOfDay(first).toISOString();
		const to = startOfDay(addDays(last, 1)).toISOString();
		schedule
			.calendar(from, to, kind)
			.then((latest) => isCurrent && setEntries(latest))
			.catch((cause: unknown) => {
				console.error(cause);
				if (isCurrent) setEntries('failed');
			});
		return () => {
			isCurrent = false;
		};
	}, [first, last, kind, schedule]);
	return entries;
}
