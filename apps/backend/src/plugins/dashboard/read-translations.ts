import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { Payload, Where } from 'payload';
import type { StateMark } from '../../documents/translation-states/load-states.ts';
import { stateMark } from '../../documents/translation-states/load-states.ts';
import { statesSlug } from '../../documents/translation-states/slug.ts';
import type { TranslationState as Row } from '../../payload-types.ts';

/** A document in one language, as the desk lists it. */
export interface DeskEntry {
	/** Collection or global. */
	entity: string;
	/** Null for a global. */
	document: string | null;
	/** Null where no language has one, and for globals. */
	title: string | null;
	/** That of the title. */
	language: LocaleCode;
	states: readonly [StateMark, ...StateMark[]];
	/** Who changed it last; null for programs and people who are gone. */
	by: string | null;
	/** ISO 8601. */
	changedAt: string | null;
}

/** How many documents are missing, outdated and so on in each language. */
export type Counts = readonly { language: LocaleCode; counts: Record<Counted, number> }[];

export const counted = ['missing', 'outdated', 'draft'] as const;
type Counted = (typeof counted)[number];

/** What the list of translations is filtered by for a number, a field and its value; a draft that is outdated as well counts as both. */
export const countedBy = {
	missing: ['state', 'missing'],
	outdated: ['outdated', 'true'],
	draft: ['state', 'draft'],
} as const satisfies Record<Counted, readonly [keyof Row, string]>;

/** Counts by indexed columns: a few milliseconds with tens of thousands of rows. */
export async function countStates(payload: Payload): Promise<Counts> {
	const count = async (language: LocaleCode, what: Counted) => {
		const [field, value] = countedBy[what];
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

async function readEntries(payload: Payload, where: Where, limit: number): Promise<DeskEntry[]> {
	const { docs } = await payload.find({
		collection: statesSlug,
		where: { and: [where, { language: { in: [...siteLocaleCodes()] } }] },
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
			machine: true,
			source: true,
			changedBy: true,
			changedAt: true,
		},
		populate: { users: { name: true, email: true } },
	});
	return docs.map((row) => ({
		entity: row.entity,
		document: row.document ?? null,
		title: row.title ?? null,
		language: row.language,
		states: [stateMark(row)],
		by:
			typeof row.changedBy === 'object' && row.changedBy !== null
				? row.changedBy.name || row.changedBy.email
				: null,
		changedAt: row.changedAt ?? null,
	}));
}

/** What somebody wrote last and visitors do not see yet. */
export const readMine = (payload: Payload, user: number | string, limit: number) =>
	readEntries(payload, { waiting: { equals: true }, changedBy: { equals: user } }, limit);

/** Translations whose source changed since. */
export const readOutdated = (payload: Payload, limit: number) =>
	readEntries(payload, { outdated: { equals: true } }, limit);

const order = ({ language }: StateMark) => localeCodes.indexOf(language);

/** One entry for a document of two: the one in the preferred language, or else the one changed last, with the states of both. */
function together(latest: DeskEntry, earlier: DeskEntry, preferred: LocaleCode): DeskEntry {
	const shown = earlier.language === preferred && earlier.title ? earlier : latest;
	const [first, ...others] = [...latest.states, ...earlier.states].sort(
		(a, b) => order(a) - order(b),
	);
	return {
		...latest,
		title: shown.title,
		language: shown.language,
		states: [first ?? latest.states[0], ...others],
	};
}

/** What was changed last, each document once with the languages of its latest changes, its title in the preferred one if it can be. */
export async function readRecent(
	payload: Payload,
	limit: number,
	preferred: LocaleCode,
): Promise<DeskEntry[]> {
	const where = { state: { not_equals: 'missing' } };
	const entries = await readEntries(payload, where, limit * localeCodes.length);
	const byDocument = new Map<string, DeskEntry>();
	for (const entry of entries) {
		const key = `${entry.entity}:${entry.document}`;
		const known = byDocument.get(key);
		byDocument.set(key, known ? together(known, entry, preferred) : entry);
	}
	return [...byDocument.values()].slice(0, limit);
}
