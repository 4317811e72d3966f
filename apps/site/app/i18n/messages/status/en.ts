import type { IncidentImpact, IncidentState, PlatformPart } from '~/content/generated/operations';

/** Texts of the status page and its feed. All times are UTC. */
export const status = {
	title: 'Status',
	description:
		'What works now, what did not in the past 90 days, and what we did about it, step by step.',
	fine: 'Everything works',
	disturbed: 'Something is not working as it should',
	maintained: 'Announced work is under way',
	asOf: (time: string) => `As known at ${time}.`,
	stale:
		'If that time stays the same when you reload, our own news cannot reach this page, and you see the last it had.',
	partsHeading: 'Parts',
	parts: {
		api: 'API',
		sms: 'SMS',
		rcs: 'RCS',
		email: 'E-mail',
		webhooks: 'Webhooks',
		dashboard: 'Dashboard',
	} satisfies Record<PlatformPart, string>,
	works: 'works',
	impacts: {
		degraded: 'slow or in part',
		outage: 'not working',
		maintenance: 'announced work',
	} satisfies Record<IncidentImpact, string>,
	undisturbed: (days: number) => `Undisturbed for ${days} days`,
	disrupted: (time: string, days: number) => `Disturbed for ${time} in ${days} days`,
	maintenanceOn: (day: string) => `${day}: announced work`,
	duration: (hours: number, minutes: number, seconds: number) =>
		[hours && `${hours} h`, minutes && `${minutes} min`, seconds && `${seconds} s`]
			.filter(Boolean)
			.join(' '),
	scale: 'Each bar is a day in UTC, today on the right. A tall bar is a day with an incident.',
	openHeading: 'Now',
	plannedHeading: 'Announced',
	pastHeading: 'Incidents',
	none: 'No incident has been reported.',
	lasted: (time: string) => `lasted ${time}`,
	ongoing: 'not over yet',
	planned: 'not begun yet',
	plannedUntil: (time: string) => `until ${time}`,
	states: {
		investigating: 'Investigating',
		identified: 'Cause found',
		monitoring: 'Being watched',
		resolved: 'Resolved',
		announced: 'Announced',
	} satisfies Record<IncidentState, string>,
	feed: 'Incidents as a feed (Atom)',
	feedTitle: (brand: string) => `${brand}: incidents`,
};

export type StatusMessages = typeof status;
