'use client';
import { useTranslation } from '@payloadcms/ui';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import { calendarWords, planWords } from '../screens/words.ts';
import { type Day, dayOf, shiftMonth, startOfDay } from './days.ts';

interface Props {
	day: Day;
	kind: string;
	kinds: readonly { value: string; label: string }[];
	onDay: (day: Day) => void;
	onKind: (kind: string) => void;
}

/** The controls for the visible month and the filter by collection. */
export function CalendarHead({ day, kind, kinds, onDay, onKind }: Props) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const month = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric' });
	return (
		<header className="calendar-head">
			<h1>
				{t(planWords.calendar)} <span aria-live="polite">{month.format(startOfDay(day))}</span>
			</h1>
			<div className="calendar-tools">
				<div className="calendar-group">
					<button
						aria-label={t(calendarWords.earlier)}
						onClick={() => onDay(shiftMonth(day, -1))}
						type="button"
					>
						‹
					</button>
					<button onClick={() => onDay(dayOf(new Date()))} type="button">
						{t(calendarWords.today)}
					</button>
					<button
						aria-label={t(calendarWords.later)}
						onClick={() => onDay(shiftMonth(day, 1))}
						type="button"
					>
						›
					</button>
				</div>
				<label>
					<span className="sr-only">{t(calendarWords.kind)}</span>
					<select
						className="own-input"
						onChange={(event) => onKind(event.target.value)}
						value={kind}
					>
						<option value="">{t(calendarWords.allKinds)}</option>
						{kinds.map(({ value, label }) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</select>
				</label>
			</div>
		</header>
	);
}
