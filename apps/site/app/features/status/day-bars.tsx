import type { IncidentImpact } from '~/content/generated/operations';
import type { MarkedDay } from './status-data';

const step = 8;
const width = 5;

/** The top of a bar. Worse impacts have taller bars, so that color is not the only difference (WCAG 1.4.1). */
const tops: Record<IncidentImpact | 'fine', number> = {
	fine: 16,
	maintenance: 12,
	degraded: 8,
	outage: 0,
};
const height = 40;

const colors: Record<IncidentImpact | 'fine', string> = {
	fine: 'text-line-strong',
	maintenance: 'text-link',
	degraded: 'text-mark',
	outage: 'text-mark',
};

const kinds = ['fine', 'maintenance', 'degraded', 'outage'] as const;

/** A bar for each day, the latest on the right. Hidden from assistive technology, because the page also contains the days as text. */
export function DayBars({ days, markedDays }: { days: number; markedDays: readonly MarkedDay[] }) {
	const impacts = new Map(markedDays.map(({ daysAgo, impact }) => [daysAgo, impact]));
	const bars = Array.from({ length: days }, (_, index) => ({
		x: index * step,
		kind: impacts.get(days - 1 - index) ?? ('fine' as const),
	}));
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${days * step - (step - width)} ${height}`}
			preserveAspectRatio="none"
			className="h-10 w-full"
		>
			{kinds.map((kind) => {
				const top = tops[kind];
				const path = bars
					.filter((bar) => bar.kind === kind)
					.map(({ x }) => `M${x} ${top}h${width}v${height - top}h-${width}z`)
					.join('');
				return path && <path key={kind} d={path} fill="currentColor" className={colors[kind]} />;
			})}
		</svg>
	);
}
