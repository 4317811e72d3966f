'use client';
import { useDroppable } from '@dnd-kit/core';
import { useTranslator } from '../../../documents/references/screens/use-usage.ts';
import type { ShownEntry } from '../screens/ask.ts';
import { calendarWords } from '../screens/words.ts';
import { CalendarItem } from './calendar-item.tsx';
import { type Day, dayOf, startOf, type View } from './days.ts';

interface Props {
	day: Day;
	entries: readonly ShownEntry[];
	view: View;
	/** Belongs to the month before or after the one that is shown. */
	isOutside: boolean;
	language: string;
	titleOf: (entry: ShownEntry) => string;
	kindOf: (entry: ShownEntry) => string;
	onMove: (entry: ShownEntry) => void;
	/** Shows the week of a day with more entries than a month has room for. */
	onMore: () => void;
}

/** Entries of a day in the month; fewer on days that are over, so that what is planned is not pushed below the window. */
const roomInMonth = { past: 2, ahead: 4 };

/** One day with what is planned and what was done on it; takes what is dragged to it. */
export function CalendarDay(props: Props) {
	const { day, entries, view, isOutside, language, titleOf, kindOf, onMove, onMore } = props;
	const t = useTranslator();
	const { isOver, setNodeRef } = useDroppable({ id: day });
	const date = startOf(day);
	const format = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(language, options).format(date);
	const isMonth = view === 'month';
	const today = dayOf(new Date());
	const room = roomInMonth[day < today ? 'past' : 'ahead'];
	const visible = isMonth ? entries.slice(0, room) : entries;
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
			{visible.length > 0 ? (
				<ul>
					{visible.map((entry) => (
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
			{entries.length > visible.length ? (
				<button className="calendar-more" onClick={onMore} type="button">
					{t(calendarWords.more, { count: entries.length - visible.length })}
				</button>
			) : null}
		</li>
	);
}
