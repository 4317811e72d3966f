import type { LocaleCode } from '#shared/locales/locale.ts';
import type {
	GetIncidentsQuery,
	IncidentImpact,
	PlatformPart,
} from '~/content/generated/operations';

export type Incident = NonNullable<GetIncidentsQuery['incidents']>[number];

/** A day in UTC on which a part had an incident. */
export interface MarkedDay {
	/** YYYY-MM-DD. */
	day: string;
	/** Days before the last one shown. */
	ago: number;
	impact: IncidentImpact;
	/** Seconds of disruption; announced work does not count. */
	seconds: number;
}

export interface PartHistory {
	part: PlatformPart;
	/** What is wrong now; null where nothing is. */
	now: IncidentImpact | null;
	marked: MarkedDay[];
	/** Seconds of disturbance in all days shown. */
	seconds: number;
}

/** Everything the status page shows. Times are ISO 8601 in UTC. */
export interface StatusData {
	locale: LocaleCode;
	/** When it was read. */
	knownAt: string;
	/** Days shown of each part. */
	days: number;
	parts: PartHistory[];
	incidents: Incident[];
}
