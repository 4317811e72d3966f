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
	/** The number of days before the last one. */
	daysAgo: number;
	impact: IncidentImpact;
	/** Seconds of disruption, without maintenance. */
	seconds: number;
}

export interface PartHistory {
	part: PlatformPart;
	/** The current impact; null without an ongoing incident. */
	now: IncidentImpact | null;
	markedDays: MarkedDay[];
	/** Seconds of disruption in all days. */
	seconds: number;
}

/** The data of the status page. Times are ISO 8601 in UTC. */
export interface StatusData {
	locale: LocaleCode;
	/** The time of the query. */
	loadedAt: string;
	/** The number of days of each part. */
	days: number;
	parts: PartHistory[];
	incidents: Incident[];
}
