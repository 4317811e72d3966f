'use client';
import {
	DndContext,
	MouseSensor,
	pointerWithin,
	TouchSensor,
	useSensor,
	useSensors,
} from '@dnd-kit/core';
import { useTranslation } from '@payloadcms/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslator } from '../../../documents/references/screens/use-usage.ts';
import { formatTime } from '../../../platform/admin/local-time.tsx';
import { useInBrowser } from '../../../platform/admin/use-in-browser.ts';
import type { ShownEntry } from '../screens/ask.ts';
import { useSchedule } from '../screens/use-schedule.ts';
import { calendarWords, planWords } from '../screens/words.ts';
import { CalendarDay } from './calendar-day.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { type Day, dayOf, daysShown, onDay, startOf, type View } from './days.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useEntries } from './use-entries.ts';
import { useFocusAfterMove } from './use-focus-after-move.ts';
import './calendar.css';
import '../screens/schedule.css';

/** Brings today into the window once the calendar has been read, where what was published before is longer than the window; a list for the returned ref. */
function useTodayInView(isRead: boolean): RefObject<HTMLOListElement | null> {
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => {
		const today = isRead ? list.current?.querySelector('.calendar-day--today') : null;
		if (!today) return;
		const { bottom } = today.getBoundingClientRect();
		if (bottom > window.innerHeight) today.scrollIntoView({ block: 'center' });
	}, [isRead]);
	return list;
}

interface Props {
	/** What can be shown alone: collections, and the globals together. */
	kinds: readonly { value: string; label: string }[];
	/** What each collection's document and each global is called. */
	names: Record<string, string>;
}

/** What moved is said by the calendar itself, in the language of the interface. */
const silent = () => undefined;
const accessibility = {
	announcements: {
		onDragStart: silent,
		onDragOver: silent,
		onDragEnd: silent,
		onDragCancel: silent,
	},
	screenReaderInstructions: { draggable: '' },
};

/** The calendar, once the browser says which days are its own. */
export const Calendar = (props: Props) => (useInBrowser() ? <Days {...props} /> : null);

/** Month and week. What is planned is moved by dragging, or by a field for the time (WCAG 2.5.7). */
function Days({ kinds, names }: Props) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const schedule = useSchedule();
	const [view, setView] = useState<View>('month');
	const [day, setDay] = useState<Day>(() => dayOf(new Date()));
	const [kind, setKind] = useState('');
	const [moving, setMoving] = useState<ShownEntry | null>(null);
	const [message, setMessage] = useState<{ isError: boolean; text: string } | null>(null);
	const weekStart = i18n.dateFNS?.options?.weekStartsOn ?? 1;
	const days = daysShown(day, view, weekStart);
	const { entries, again } = useEntries(days, kind);
	const grid = useTodayInView(entries !== null);
	const status = useRef<HTMLParagraphElement>(null);
	const focusPlan = useFocusAfterMove(grid, status);
	const sensors = useSensors(
		useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
		useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
	);
	const list = Array.isArray(entries) ? entries : [];
	const change = async (work: () => Promise<unknown>, done: string) => {
		try {
			await work();
			setMessage({ isError: false, text: done });
		} catch (cause) {
			const text = cause instanceof Error ? cause.message : t(planWords.problem);
			setMessage({ isError: true, text });
		}
		await again();
	};
	const titleOf = ({ title, place }: ShownEntry) =>
		title ?? (place.startsWith('global:') ? names[place] : null) ?? t(calendarWords.untitled);
	const move = async (entry: ShownEntry, at: string) => {
		if (entry.plan === null || at === entry.at) return;
		if (Date.parse(at) <= Date.now()) {
			setMessage({ isError: true, text: t(calendarWords.past) });
			return;
		}
		const { plan } = entry;
		const done = `${titleOf(entry)}: ${t(calendarWords.moved)} ${formatTime(at, i18n.language)}.`;
		await change(() => schedule.move(plan, at), done);
	};
	const kindOf = ({ place }: ShownEntry) => names[place.split(':')[0] ?? ''] ?? '';
	return (
		<div className="calendar gutter--left gutter--right">
			<CalendarHead
				day={day}
				kind={kind}
				kinds={kinds}
				onDay={setDay}
				onKind={setKind}
				onView={setView}
				view={view}
			/>
			<p className="own-quiet">
				{t(calendarWords.hint)} {t(planWords.zone)}{' '}
				{Intl.DateTimeFormat().resolvedOptions().timeZone}
			</p>
			<p
				className={message?.isError ? 'calendar-said calendar-said--error' : 'calendar-said'}
				ref={status}
				role="status"
				tabIndex={-1}
			>
				{entries === 'failed' ? t(calendarWords.failedToRead) : message?.text}
			</p>
			<DndContext
				accessibility={accessibility}
				collisionDetection={pointerWithin}
				onDragEnd={({ active, over }) => {
					const entry = list.find(({ key }) => key === active.id);
					if (entry && over) void move(entry, onDay(entry.at, String(over.id)));
				}}
				sensors={sensors}
			>
				<ol className={`calendar-days calendar-days--${view}`} ref={grid}>
					{days.map((one) => (
						<CalendarDay
							day={one}
							entries={list.filter(({ at }) => dayOf(new Date(at)) === one)}
							isOutside={view === 'month' && startOf(one).getMonth() !== startOf(day).getMonth()}
							key={one}
							kindOf={kindOf}
							language={i18n.language}
							onMore={() => {
								setDay(one);
								setView('week');
							}}
							onMove={setMoving}
							titleOf={titleOf}
							view={view}
						/>
					))}
				</ol>
			</DndContext>
			{Array.isArray(entries) && entries.length === 0 ? (
				<p className="own-quiet">{t(calendarWords.empty)}</p>
			) : null}
			{moving ? (
				<MoveDialog
					entry={moving}
					key={moving.key}
					onClose={() => setMoving(null)}
					onDrop={async ({ plan }) => {
						if (plan === null) return;
						await change(() => schedule.drop(plan), t(planWords.takenBack));
						focusPlan(plan);
					}}
					onMove={async (entry, at) => {
						await move(entry, at);
						if (entry.plan !== null) focusPlan(entry.plan);
					}}
					title={titleOf(moving)}
				/>
			) : null}
		</div>
	);
}
