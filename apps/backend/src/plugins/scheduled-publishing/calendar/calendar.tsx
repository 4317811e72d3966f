'use client';
import { useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { useInBrowser } from '../../../admin/use-in-browser.ts';
import { untitled } from '../../../documents/title-in.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import type { EntryResponse } from '../screens/schedule-client.ts';
import { calendarWords, planWords } from '../screens/words.ts';
import { CalendarDay } from './calendar-day.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { addDays, type Day, dayOf, splitPast, startOfDay, visibleDays } from './days.ts';
import './calendar.css';
import '../screens/schedule.css';
import { useSchedule } from '../screens/use-schedule.ts';

/** The entries of a range of days: null while loading, 'failed' if loading failed. */
function useEntries(days: readonly Day[], kind: string) {
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

interface Props {
	/** The filter options: each collection, and all globals together. */
	kinds: readonly { value: string; label: string }[];
	/** The labels of collections and globals, by slug and `global:slug`. */
	names: Record<string, string>;
}

/** Renders the calendar in the browser only, because days depend on the browser's time zone. */
export const Calendar = (props: Props) => (useInBrowser() ? <Days {...props} /> : null);

/** The entries of a month; weeks before the current one are folded below the others. */
function Days({ kinds, names }: Props) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const [day, setDay] = useState<Day>(() => dayOf(new Date()));
	const [kind, setKind] = useState('');
	const weekStart = i18n.dateFNS?.options?.weekStartsOn ?? 1;
	const days = visibleDays(day, weekStart);
	const entries = useEntries(days, kind);
	const { past, ahead } = splitPast(days, dayOf(new Date()));
	const list = Array.isArray(entries) ? entries : [];
	const titleOf = ({ title, place }: EntryResponse) =>
		title ?? (place.startsWith('global:') ? names[place] : null) ?? t(untitled);
	const kindOf = ({ place }: EntryResponse) => names[place.split(':')[0] ?? ''] ?? '';
	const renderDays = (part: readonly Day[]) => (
		<ol className="calendar-days">
			{part.map((visibleDay) => (
				<CalendarDay
					day={visibleDay}
					entries={list.filter(({ at }) => dayOf(new Date(at)) === visibleDay)}
					isOutside={startOfDay(visibleDay).getMonth() !== startOfDay(day).getMonth()}
					key={visibleDay}
					kindOf={kindOf}
					language={i18n.language}
					titleOf={titleOf}
				/>
			))}
		</ol>
	);
	return (
		<div className="calendar gutter--left gutter--right">
			<CalendarHead day={day} kind={kind} kinds={kinds} onDay={setDay} onKind={setKind} />
			<p className="own-quiet">
				{t(planWords.timeZone)} {Intl.DateTimeFormat().resolvedOptions().timeZone}
			</p>
			<p className="calendar-status" role="status">
				{entries === 'failed' ? t(calendarWords.failedToRead) : null}
			</p>
			{renderDays(ahead)}
			{past.length > 0 ? (
				<details className="calendar-past">
					<summary>{t(calendarWords.past)}</summary>
					{renderDays(past)}
				</details>
			) : null}
			{Array.isArray(entries) && entries.length === 0 ? (
				<p className="own-quiet">{t(calendarWords.empty)}</p>
			) : null}
		</div>
	);
}
