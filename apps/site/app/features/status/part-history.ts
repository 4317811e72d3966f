import type { IncidentImpact, PlatformPart } from '~/content/generated/operations';
import type { Incident, MarkedDay, PartHistory } from './status-data';

const dayMs = 24 * 60 * 60 * 1000;

/** From the mildest to the worst. */
const impacts: readonly IncidentImpact[] = ['maintenance', 'degraded', 'outage'];

interface Span {
	from: number;
	to: number;
	impact: IncidentImpact;
}

const worst = (spans: readonly Span[]): IncidentImpact | null =>
	impacts.findLast((impact) => spans.some((span) => span.impact === impact)) ?? null;

/** An incident's time until now; none for one that is announced for later. */
function spanOf({ startedGmt, endedGmt, impact }: Incident, now: number): Span[] {
	const from = Date.parse(startedGmt);
	const to = Math.min(endedGmt ? Date.parse(endedGmt) : now, now);
	return Number.isFinite(from) && to >= from ? [{ from, to, impact }] : [];
}

/** The duration of at least one of them, in milliseconds; overlaps count once. */
function together(spans: readonly Span[]): number {
	let sum = 0;
	let reached = Number.NEGATIVE_INFINITY;
	for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
		sum += Math.max(0, to - Math.max(from, reached));
		reached = Math.max(reached, to);
	}
	return sum;
}

function markedDay(spans: readonly Span[], begins: number, ago: number): MarkedDay[] {
	const within = spans
		.filter(({ from, to }) => from < begins + dayMs && to >= begins)
		.map((span) => ({
			...span,
			from: Math.max(span.from, begins),
			to: Math.min(span.to, begins + dayMs),
		}));
	const impact = worst(within);
	if (!impact) return [];
	const disturbing = within.filter((span) => span.impact !== 'maintenance');
	const day = new Date(begins).toISOString().slice(0, 10);
	return [{ day, ago, impact, seconds: together(disturbing) / 1000 }];
}

/** What a part went through in the days (UTC) up to today: exact seconds, never rounded to a share. */
export function partHistory(
	part: PlatformPart,
	incidents: readonly Incident[],
	{ now, days }: { now: number; days: number },
): PartHistory {
	const own = incidents.filter(({ parts }) => parts.includes(part));
	const spans = own.flatMap((incident) => spanOf(incident, now));
	const open = own.filter(({ endedGmt }) => !endedGmt || Date.parse(endedGmt) > now);
	const today = Math.floor(now / dayMs) * dayMs;
	const marked = Array.from({ length: days }, (_, index) => days - 1 - index).flatMap((ago) =>
		markedDay(spans, today - ago * dayMs, ago),
	);
	return {
		part,
		now: worst(open.flatMap((incident) => spanOf(incident, now))),
		marked,
		seconds: marked.reduce((sum, { seconds }) => sum + seconds, 0),
	};
}
