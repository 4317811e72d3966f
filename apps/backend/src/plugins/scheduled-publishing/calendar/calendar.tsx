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
import { formatTime } from '../../../platform/admin/local-time.tsx';
import { useInBrowser } from '../../../platform/admin/use-in-browser.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import type { EntryResponse } from '../screens/schedule-client.ts';
import { useSchedule } from '../screens/use-schedule.ts';
import { calendarWords, planWords } from '../screens/words.ts';
import { CalendarDay } from './calendar-day.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { type Day, dayOf, moveToDay, startOfDay, type View, visibleDays } from './days.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useEntries } from './use-entries.ts';
import { useFocusAfterMove } from './use-focus-after-move.ts';
import './calendar.css';
import '../screens/schedule.css';

/** Scrolls today into view once the entries are loaded, if earlier days fill the window. Returns the ref for the list of days. */
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
	/** The filter options: each collection, and all globals together. */
	kinds: readonly { value: string; label: string }[];
	/** The labels of collections and globals, by slug and `global:slug`. */
	names: Record<string, string>;
}

/** Disables dnd-kit's English announcements; the calendar has its own in the interface language. */
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

/** Renders the calendar in the browser only, because days depend on the browser's time zone. */
export const Calendar = (props: Props) => (useInBrowser() ? <Days {...props} /> : null);

/** The month or week view. Plans are moved by dragging, or in a dialog (WCAG 2.5.7). */
function Days({ kinds, names }: Props) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const schedule = useSchedule();
	const [view, setView] = useState<View>('month');
	const [day, setDay] = useState<Day>(() => dayOf(new Date()));
	const [kind, setKind] = useState('');
	const [entryToMove, setEntryToMove] = useState<EntryResponse | null>(null);
	const [message, setMessage] = useState<{ isError: boolean; text: string } | null>(null);
	const weekStart = i18n.dateFNS?.options?.weekStartsOn ?? 1;
	const days = visibleDays(day, view, weekStart);
	const { entries, reload } = useEntries(days, kind);
	const grid = useTodayInView(entries !== null);
	const status = useRef<HTMLParagraphElement>(null);
	const focusPlan = useFocusAfterMove(grid, status);
	const sensors = useSensors(
		useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
		useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
	);
	const list = Array.isArray(entries) ? entries : [];
	const change = async (action: () => Promise<unknown>, successText: string) => {
		try {
			await action();
			setMessage({ isError: false, text: successText });
		} catch (cause) {
			const text = cause instanceof Error ? cause.message : t(planWords.problem);
			setMessage({ isError: true, text });
		}
		await reload();
	};
	const titleOf = ({ title, place }: EntryResponse) =>
		title ?? (place.startsWith('global:') ? names[place] : null) ?? t(calendarWords.untitled);
	const move = async (entry: EntryResponse, at: string) => {
		if (entry.plan === null || at === entry.at) return;
		if (Date.parse(at) <= Date.now()) {
			setMessage({ isError: true, text: t(calendarWords.past) });
			return;
		}
		const { plan } = entry;
		const successText = `${titleOf(entry)}: ${t(calendarWords.moved)} ${formatTime(at, i18n.language)}.`;
		await change(() => schedule.move(plan, at), successText);
	};
	const kindOf = ({ place }: EntryResponse) => names[place.split(':')[0] ?? ''] ?? '';
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
				{t(calendarWords.hint)} {t(planWords.timeZone)}{' '}
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
					if (entry && over) void move(entry, moveToDay(entry.at, String(over.id)));
				}}
				sensors={sensors}
			>
				<ol className={`calendar-days calendar-days--${view}`} ref={grid}>
					{days.map((visibleDay) => (
						<CalendarDay
							day={visibleDay}
							entries={list.filter(({ at }) => dayOf(new Date(at)) === visibleDay)}
							isOutside={
								view === 'month' && startOfDay(visibleDay).getMonth() !== startOfDay(day).getMonth()
							}
							key={visibleDay}
							kindOf={kindOf}
							language={i18n.language}
							onMore={() => {
								setDay(visibleDay);
								setView('week');
							}}
							onMove={setEntryToMove}
							titleOf={titleOf}
							view={view}
						/>
					))}
				</ol>
			</DndContext>
			{Array.isArray(entries) && entries.length === 0 ? (
				<p className="own-quiet">{t(calendarWords.empty)}</p>
			) : null}
			{entryToMove ? (
				<MoveDialog
					entry={entryToMove}
					key={entryToMove.key}
					onClose={() => setEntryToMove(null)}
					onDrop={async ({ plan }) => {
						if (plan === null) return;
						await change(() => schedule.remove(plan), t(planWords.planRemoved));
						focusPlan(plan);
					}}
					onMove={async (entry, at) => {
						await move(entry, at);
						if (entry.plan !== null) focusPlan(entry.plan);
					}}
					title={titleOf(entryToMove)}
				/>
			) : null}
		</div>
	);
}
