import { useLocale, useMessages } from '~/i18n/context';
import { Icon } from '~/ui/pictures/icon';
import { DayBars } from './day-bars';
import { formatDuration } from './duration';
import type { MarkedDay, PartHistory, StatusData } from './status-data';
import { formatUtcDay } from './utc';

function Day({ markedDays }: { markedDays: MarkedDay }) {
	const { status } = useMessages();
	const day = formatUtcDay(markedDays.day, useLocale());
	if (markedDays.impact === 'maintenance') return <li>{status.maintenanceOn(day)}</li>;
	return (
		<li>
			{day}: {formatDuration(markedDays.seconds, status)}, {status.impacts[markedDays.impact]}
		</li>
	);
}

function Part({ history, days }: { history: PartHistory; days: number }) {
	const { status } = useMessages();
	const { part, now, markedDays, seconds } = history;
	return (
		<li className="grid gap-x-8 gap-y-2 border-t border-line py-5 md:grid-cols-[12rem_minmax(0,1fr)]">
			<div>
				<h3 className="font-bold">{status.parts[part]}</h3>
				<p className="flex items-center gap-2 text-sm">
					<Icon name={now ? 'bell' : 'badge-check'} className="size-4 shrink-0" />
					{now ? status.impacts[now] : status.works}
				</p>
			</div>
			<div>
				<DayBars days={days} markedDays={markedDays} />
				<p className="mt-2 text-sm text-muted">
					{seconds > 0
						? status.disrupted(formatDuration(seconds, status), days)
						: status.undisturbed(days)}
				</p>
				{markedDays.length > 0 && (
					<ul className="sr-only">
						{markedDays.map((day) => (
							<Day key={day.day} markedDays={day} />
						))}
					</ul>
				)}
			</div>
		</li>
	);
}

/** The parts of the platform with their current state, and their days as bars and text. */
export function PartList({ parts, days }: Pick<StatusData, 'parts' | 'days'>) {
	return (
		<ul className="border-b border-line">
			{parts.map((history) => (
				<Part key={history.part} history={history} days={days} />
			))}
		</ul>
	);
}
