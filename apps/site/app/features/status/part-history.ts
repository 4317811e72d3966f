import type { IncidentImpact, PlatformPart } from '~/content/generated/operations';
import type { Incident, MarkedDay, PartHistory } from './status-data';

const dayMs = 24 * 60 * 60 * 1000;

/** In ascending order of severity. */
const impacts: readonly IncidentImpact[] = ['maintenance', 'degraded', 'outage'];

interface Span {
	from: number;
	to: number;
	impact: IncidentImpact;
}

const worstImpact = (spans: readonly Span[]): IncidentImpact | null =>
	impacts.findLast((impact) => spans.some((span) => span.impact === impact)) ?? null;

/** The span of an incident until now; empty for a planned incident. */
function spansOf({ startedGmt, endedGmt, impact }: Incident, now: number): Span[] {
	const from = Date.parse(startedGmt);
	const to = Math.min(endedGmt ? Date.parse(endedGmt) : now, now);
	return Number.isFinite(from) && to >= from ? [{ from, to, impact }] : [];
}

/** The total duration of the spans in milliseconds. Overlaps count once. */
function totalMs(spans: readonly Span[]): number {
	let sum = 0;
	let end = Number.NEGATIVE_INFINITY;
	for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
		sum += Math.max(0, to - Math.max(from, end));
		end = Math.max(end, to);
	}
	return sum;
}

function markedDay(spans: readonly Span[], dayStart: number, daysAgo: number): MarkedDay[] {
	const daySpans = spans
		.filter(({ from, to }) => from < dayStart + dayMs && to >= dayStart)
		.map((span) => ({
			...span,
			from: Math.max(span.from, dayStart),
			to: Math.min(span.to, dayStart + dayMs),
		}));
	const impact = worstImpact(daySpans);
	if (!impact) return [];
	const disruptions = daySpans.filter((span) => span.impact !== 'maintenance');
	const day = new Date(dayStart).toISOString().slice(0, 10);
	return [{ day, daysAgo, impact, seconds: totalMs(disruptions) / 1000 }];
}

/** The incidents of a part in the UTC days up to today, in seconds instead of a rounded percentage. */
export function partHistory(
	part: PlatformPart,
	incidents: readonly Incident[],
	{ now, days }: { now: number; days: number },
): PartHistory {
	const partIncidents = incidents.filter(({ parts }) => parts.includes(part));
	const spans = partIncidents.flatMap((incident) => spansOf(incident, now));
	const open = partIncidents.filter(({ endedGmt }) => !endedGmt || Date.parse(endedGmt) > now);
	const today = Math.floor(now / dayMs) * dayMs;
	const markedDays = Array.from({ length: days }, (_, index) => days - 1 - index).flatMap(
		(daysAgo) => markedDay(spans, today - daysAgo * dayMs, daysAgo),
	);
	return {
		part,
		now: worstImpact(open.flatMap((incident) => spansOf(incident, now))),
		markedDays,
		seconds: markedDays.reduce((sum, { seconds }) => sum + seconds, 0),
	};
}
