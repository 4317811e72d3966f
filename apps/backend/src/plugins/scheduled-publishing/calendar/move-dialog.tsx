'use client';
import { useId, useRef, useState } from 'react';
import { SmallDialog } from '../../../platform/admin/dialogs/small-dialog.tsx';
import { FormattedTime } from '../../../platform/admin/formatted-time.tsx';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import type { EntryResponse } from '../screens/schedule-client.ts';
import { calendarWords, planWords } from '../screens/words.ts';
import { fromLocalInput, toLocalInput } from './days.ts';

interface Props {
	entry: EntryResponse;
	title: string;
	onMove: (entry: EntryResponse, at: string) => Promise<void>;
	onDrop: (entry: EntryResponse) => Promise<void>;
	onClose: () => void;
}

/** Moves a plan to another day and time without dragging (WCAG 2.5.7), or removes it. */
export function MoveDialog({ entry, title, onMove, onDrop, onClose }: Props) {
	const t = useTranslator();
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const [time, setTime] = useState(() => toLocalInput(new Date(entry.at)));
	const at = fromLocalInput(time);
	const close = async (work: Promise<void>) => {
		dialog.current?.close();
		await work;
	};
	return (
		<SmallDialog dialog={dialog} onClose={onClose} title={t(calendarWords.moveTitle)}>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					if (at !== null) void close(onMove(entry, at));
				}}
			>
				<p>{title}</p>
				<label htmlFor={id}>{t(planWords.time)}</label>
				<input
					className="own-input"
					id={id}
					min={toLocalInput(new Date())}
					onChange={(event) => setTime(event.target.value)}
					required
					type="datetime-local"
					value={time}
				/>
				<FormattedTime value={time} />
				<div className="calendar-actions">
					<button className="calendar-main" type="submit">
						{t(calendarWords.save)}
					</button>
					<button onClick={() => dialog.current?.close()} type="button">
						{t(calendarWords.cancel)}
					</button>
					<button className="calendar-drop" onClick={() => close(onDrop(entry))} type="button">
						{t(planWords.removePlan)}
					</button>
				</div>
			</form>
		</SmallDialog>
	);
}
