'use client';
import { useDroppable } from '@dnd-kit/core';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import type { EntryResponse } from '../screens/schedule-client.ts';
import { calendarWords } from '../screens/words.ts';
import { CalendarItem } from './calendar-item.tsx';
import { type Day, dayOf, startOfDay, type View } from './days.ts';

interface Props {
	day: Day;
	entries: readonly EntryResponse[];
	view: View;
	/** True for a day of the previous or next month. */
	isOutside: boolean;
	language: string;
	titleOf: (entry: EntryResponse) => string;
	kindOf: (entry: EntryResponse) => string;
	onMove: (entry: EntryResponse) => void;
	/** Shows the week of this day, if the month view has no room for all its entries. */
	onMore: () => void;
}

/** The maximum number of entries of a day in the month view; fewer for past days, so that plans stay in the window. */
const maxEntriesInMonth = { past: 2, ahead: 4 };

/** A day with its entries; a drop target for plans. */
export function CalendarDay(props: Props) {
	const { day, entries, view, isOutside, language, titleOf, kindOf, onMove, onMore } = props;
	const t = useTranslator();
	const { isOver, setNodeRef } = useDroppable({ id: day });
	const date = startOfDay(day);
	const format = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(language, options).format(date);
	const isMonth = view === 'month';
	const today = dayOf(new Date());
	const room = maxEntriesInMonth[day < today ? 'past' : 'ahead'];
	const visibleEntries = isMonth ? entries.slice(0, room) : entries;
	const classes = [
		'calendar-day',
		isOutside ? 'calendar-day--outside' : '',
		day === today ? 'calendar-day--today' : '',
		day < today ? 'calendar-day--past' : '',
		isOver ? 'calendar-day--over' : '',
		entries.length === 0 ? 'calendar-day--empty' : '',
	];
	return (
		<li className={classes.filter(Boolean).join(' ')} data-day={day} ref={setNodeRef}>
			<h2 {...(day === today ? { 'aria-current': 'date' as const } : {})}>
				<span className="calendar-weekday">{format({ weekday: 'short' })}</span>{' '}
				<span className="calendar-date">{format({ day: 'numeric' })}</span>
				<span className="calendar-month"> {format({ month: 'long' })}</span>
			</h2>
			{visibleEntries.length > 0 ? (
				<ul>
					{visibleEntries.map((entry) => (
						<CalendarItem
							entry={entry}
							key={entry.key}
							kind={kindOf(entry)}
							language={language}
							onMove={onMove}
							title={titleOf(entry)}
						/>
					))}
				</ul>
			) : null}
			{entries.length > visibleEntries.length ? (
				<button className="calendar-more" onClick={onMore} type="button">
					{t(calendarWords.more, { count: entries.length - visibleEntries.length })}
				</button>
			) : null}
		</li>
	);
}
