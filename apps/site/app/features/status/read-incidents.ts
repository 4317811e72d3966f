import { parseDate } from '~/i18n/format-date';
import type { Incident } from './status-data';

/** A date as ISO 8601 in UTC; null if it cannot be parsed. */
function isoTime(date: string | null): string | null {
	const time = date ? parseDate(date) : null;
	return time && !Number.isNaN(time.getTime()) ? time.toISOString() : null;
}

/** Normalizes the times of incidents, and sorts their steps. Incidents and steps without a valid time are omitted. */
export function readIncidents(incidents: readonly Incident[]): Incident[] {
	return incidents.flatMap((incident) => {
		const startedGmt = isoTime(incident.startedGmt);
		if (!startedGmt) return [];
		const steps = incident.steps.flatMap((step) => {
			const dateGmt = isoTime(step.dateGmt);
			return dateGmt ? [{ ...step, dateGmt }] : [];
		});
		steps.sort((a, b) => a.dateGmt.localeCompare(b.dateGmt));
		return [{ ...incident, startedGmt, endedGmt: isoTime(incident.endedGmt), steps }];
	});
}
