import { useCallback, useEffect, useState } from 'react';
import type { ShownEntry } from '../screens/ask.ts';
import { useSchedule } from '../screens/use-schedule.ts';
import { type Day, daysLater, startOf } from './days.ts';

/** The entries of a range of days: null while they are read, 'failed' when they could not be. `again` reads them anew. */
export function useEntries(days: readonly Day[], kind: string) {
	const schedule = useSchedule();
	const [entries, setEntries] = useState<ShownEntry[] | 'failed' | null>(null);
	const first = days[0] ?? '';
	const last = days.at(-1) ?? first;
	const again = useCallback(async () => {
		const from = startOf(first).toISOString();
		const to = startOf(daysLater(last, 1)).toISOString();
		return schedule.calendar(from, to, kind);
	}, [first, last, kind, schedule]);
	useEffect(() => {
		let isCurrent = true;
		again()
			.then((read) => isCurrent && setEntries(read))
			.catch((cause: unknown) => {
				console.error(cause);
				if (isCurrent) setEntries('failed');
			});
		return () => {
			isCurrent = false;
		};
	}, [again]);
	return { entries, again: async () => setEntries(await again()) };
}
