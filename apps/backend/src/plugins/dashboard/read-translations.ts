import type { LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { Payload } from 'payload';
import type { TranslationState as Row } from '../../payload-types.ts';
import { readPlannedStates, type StateMark, stateMark, statesSlug } from '../translations/api.ts';

/** A document in one locale, for a list on the dashboard. */
export interface DashboardEntry {
	/** The slug of the collection or global. */
	entity: string;
	/** Null for a global. */
	document: string | null;
	/** Null if no locale has one, and for globals. */
	title: string | null;
	/** The locale of the title. */
	language: LocaleCode;
	states: readonly StateMark[];
	/** The name of the person who changed it last; null for programs and deleted accounts. */
	by: string | null;
	/** ISO 8601. */
	changedAt: string | null;
}

/** The number of missing, outdated and draft documents per locale. */
export type Counts = readonly { language: LocaleCode; counts: Record<CountedState, number> }[];

export const countedStates = ['missing', 'outdated', 'draft'] as const;
type CountedState = (typeof countedStates)[number];

/** The filter of the list of translations for each count: a field and its value. An outdated draft is counted twice. */
export const stateFilters = {
	missing: ['state', 'missing'],
	outdated: ['outdated', 'true'],
	draft: ['state', 'draft'],
} as const satisfies Record<CountedState, readonly [keyof Row, string]>;

/** Counts translations by state. The columns are indexed: a few milliseconds with tens of thousands of rows. */
export async function countStates(payload: Payload): Promise<Counts> {
	const count = async (language: LocaleCode, state: CountedState) => {
		const [field, value] = stateFilters[state];
		const where = { language: { equals: language }, [field]: { equals: value } };
		return (await payload.count({ collection: statesSlug, where })).totalDocs;
	};
	return Promise.all(
		siteLocaleCodes().map(async (language) => {
			const [missing, outdated, draft] = await Promise.all([
				count(language, 'missing'),
				count(language, 'outdated'),
				count(language, 'draft'),
			]);
			return { language, counts: { missing, outdated, draft } };
		}),
	);
}

/** Reads the translations with unpublished changes that a user changed last. */
export async function readMine(
	payload: Payload,
	user: number | string,
	limit: number,
): Promise<DashboardEntry[]> {
	const { docs } = await payload.find({
		collection: statesSlug,
		where: {
			waiting: { equals: true },
			changedBy: { equals: user },
			language: { in: [...siteLocaleCodes()] },
		},
		sort: '-changedAt',
		limit,
		pagination: false,
		depth: 1,
		select: {
			entity: true,
			document: true,
			title: true,
			language: true,
			state: true,
			outdated: true,
			published: true,
			waiting: true,
			machine: true,
			source: true,
			changedBy: true,
			changedAt: true,
		},
		populate: { users: { name: true, email: true } },
	});
	const isPlanned = await readPlannedStates(payload);
	return docs.map((row) => ({
		entity: row.entity,
		document: row.document ?? null,
		title: row.title ?? null,
		language: row.language,
		states: [
			{
				...stateMark(row),
				planned: isPlanned(`${row.entity}:${row.document}`, row.language),
			},
		],
		by:
			typeof row.changedBy === 'object' && row.changedBy !== null
				? row.changedBy.name || row.changedBy.email
				: null,
		changedAt: row.changedAt ?? null,
	}));
}
