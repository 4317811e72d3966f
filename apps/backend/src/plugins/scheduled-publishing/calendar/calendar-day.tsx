'use client';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import type { EntryResponse } from '../screens/schedule-client.ts';
import { calendarWords } from '../screens/words.ts';
import { CalendarItem } from './calendar-item.tsx';
import { type Day, dayOf, startOfDay } from './days.ts';

interface Props {
	day: Day;
	entries: readonly EntryResponse[];
	/** True for a day of the previous or next month. */
	isOutside: boolean;
	language: string;
	titleOf: (entry: EntryResponse) => string;
	kindOf: (entry: EntryResponse) => string;
}

const order = { failed: 0, planned: 1, done: 2 };

/** The number of entries of a day that are not folded; fewer for past days, so that plans stay in the window. */
const maxOpenEntries = { past: 2, ahead: 4 };

/** A day with its entries: failed and planned ones first. */
export function CalendarDay(props: Props) {
	const { day, isOutside, language, titleOf, kindOf } = props;
	const entries = props.entries.toSorted((a, b) => order[a.state] - order[b.state]);
	const t = useTranslator();
	const date = startOfDay(day);
	const format = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(language, options).format(date);
	const today = dayOf(new Date());
	const room = maxOpenEntries[day < today ? 'past' : 'ahead'];
	const foldedCount = Math.max(0, entries.length - room);
	const classes = [
		'calendar-day',
		isOutside ? 'calendar-day--outside' : '',
		day === today ? 'calendar-day--today' : '',
		day < today ? 'calendar-day--past' : '',
		entries.length === 0 ? 'calendar-day--empty' : '',
	];
	const renderEntries = (part: readonly EntryResponse[]) => (
		<ul>
			{part.map((entry) => (
				<CalendarItem
					entry={entry}
					key={entry.key}
					kind={kindOf(entry)}
					language={language}
					title={titleOf(entry)}
				/>
			))}
		</ul>
	);
	return (
		<li className={classes.filter(Boolean).join(' ')} data-day={day}>
			<h2 {...(day === today ? { 'aria-current': 'date' as const } : {})}>
				<span className="calendar-weekday">{format({ weekday: 'short' })}</span>{' '}
				<span className="calendar-date">{format({ day: 'numeric' })}</span>
				<span className="calendar-month sr-only"> {format({ month: 'long' })}</span>
			</h2>
			{entries.length > 0 ? renderEntries(entries.slice(0, room)) : null}
			{foldedCount > 0 ? (
				<details className="calendar-more">
					<summary>{t(calendarWords.more, { count: foldedCount })}</summary>
					{renderEntries(entries.slice(room))}
				</details>
			) : null}
		</li>
	);
}
