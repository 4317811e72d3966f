import { useCallback, useEffect, useState } from 'react';
import type { EntryResponse } from '../screens/schedule-client.ts';
import { useSchedule } from '../screens/use-schedule.ts';
import { addDays, type Day, startOfDay } from './days.ts';

/** The entries of a range of days: null while loading, 'failed' if loading failed. `reload` loads them again. */
export function useEntries(days: readonly Day[], kind: string) {
	const schedule = useSchedule();
	const [entries, setEntries] = useState<EntryResponse[] | 'failed' | null>(null);
	const first = days[0] ?? '';
	const last = days.at(-1) ?? first;
	const load = useCallback(async () => {
		const from = startOfDay(first).toISOString();
		const to = startOfDay(addDays(last, 1)).toISOString();
		return schedule.calendar(from, to, kind);
	}, [first, last, kind, schedule]);
	useEffect(() => {
		let isCurrent = true;
		load()
			.then((latest) => isCurrent && setEntries(latest))
			.catch((cause: unknown) => {
				console.error(cause);
				if (isCurrent) setEntries('failed');
			});
		return () => {
			isCurrent = false;
		};
	}, [load]);
	return { entries, reload: async () => setEntries(await load()) };
}
