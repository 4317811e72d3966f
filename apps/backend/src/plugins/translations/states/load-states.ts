import type { LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import DataLoader from 'dataloader';
import type { Payload } from 'payload';
import type { TranslationState as Row } from '../../../payload-types.ts';
import { limits } from '../limits.ts';
import { statesSlug } from './document-states.ts';
import type { TranslationState } from './evaluate.ts';

/** The translation state of one language, for a mark. */
export interface StateMark {
	language: LocaleCode;
	state: TranslationState;
	outdated: boolean;
	published: boolean;
	/** The draft differs from the published content. */
	waiting: boolean;
	machine: boolean;
	isSource: boolean;
	/** It is planned to be published or unpublished; omitted where plans are not read. */
	planned?: boolean;
}

export const stateMark = (
	row: Pick<
		Row,
		'language' | 'state' | 'outdated' | 'published' | 'waiting' | 'machine' | 'source'
	>,
): StateMark => ({
	language: row.language,
	state: row.state,
	outdated: row.outdated === true,
	published: row.published === true,
	waiting: row.waiting === true,
	machine: row.machine === true,
	isSource: row.source === row.language,
});

/**
 * Reads which documents are planned to be published or unpublished. Returns a function that takes a document's key (`pages:12`) and a
 * language. There are few plans, because people make them by hand.
 */
export async function readPlannedStates(
	payload: Payload,
): Promise<(key: string, language: string) => boolean> {
	const shared = { pagination: false, depth: 0 } as const;
	const { docs: releases } = await payload.find({
		collection: 'releases',
		where: { and: [{ publishAt: { exists: true } }, { failure: { exists: false } }] },
		limit: limits.listedPlans,
		select: { languages: true },
		...shared,
	});
	const { docs: members } = await payload.find({
		collection: 'release-members',
		where: { release: { in: releases.map(({ id }) => id) } },
		select: { release: true, target: true },
		...shared,
	});
	return (key, language) =>
		releases.some(
			({ id, languages }) =>
				(!languages?.length || languages.some((code) => code === language)) &&
				members.some(({ release, target }) => release === id && target === key),
		);
}

const markFields = {
	language: true,
	state: true,
	outdated: true,
	published: true,
	waiting: true,
	machine: true,
	source: true,
	document: true,
	entity: true,
} as const;

const loaders = new WeakMap<Payload, DataLoader<string, StateMark[]>>();

/** Loads the states for all rows of a list in one query, without a cache. */
function loader(payload: Payload): DataLoader<string, StateMark[]> {
	const existing = loaders.get(payload);
	if (existing) return existing;
	const newLoader = new DataLoader<string, StateMark[]>(
		async (keys) => {
			const refs = keys.map((key) => key.split(':'));
			const find = payload.find({
				collection: statesSlug,
				where: {
					entity: { in: [...new Set(refs.map(([entity]) => entity))] },
					document: { in: refs.map(([, id]) => id) },
					language: { in: [...siteLocaleCodes()] },
				},
				select: markFields,
				depth: 0,
				pagination: false,
				sort: 'id',
			});
			const [{ docs }, isPlanned] = await Promise.all([find, readPlannedStates(payload)]);
			return keys.map((key) =>
				docs
					.filter((row) => `${row.entity}:${row.document}` === key)
					.map((row) => ({ ...stateMark(row), planned: isPlanned(key, row.language) })),
			);
		},
		{ cache: false },
	);
	loaders.set(payload, newLoader);
	return newLoader;
}

/** The states of a document of a collection, in the order of the locales; empty before any are recorded. */
export const loadStates = (
	payload: Payload,
	entity: string,
	id: number | string,
): Promise<StateMark[]> => loader(payload).load(`${entity}:${id}`);
