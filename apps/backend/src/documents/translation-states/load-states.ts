import type { LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import DataLoader from 'dataloader';
import type { Payload } from 'payload';
import type { TranslationState as Row } from '../../payload-types.ts';
import type { TranslationState } from './rule.ts';
import { statesSlug } from './slug.ts';

/** What a mark shows of one language. */
export interface ShownState {
	language: LocaleCode;
	state: TranslationState;
	outdated: boolean;
	published: boolean;
	machine: boolean;
	isSource: boolean;
}

export const shownState = (
	row: Pick<Row, 'language' | 'state' | 'outdated' | 'published' | 'machine' | 'source'>,
): ShownState => ({
	language: row.language,
	state: row.state,
	outdated: row.outdated === true,
	published: row.published === true,
	machine: row.machine === true,
	isSource: row.source === row.language,
});

const shownFields = {
	language: true,
	state: true,
	outdated: true,
	published: true,
	machine: true,
	source: true,
	document: true,
	entity: true,
} as const;

const loaders = new WeakMap<Payload, DataLoader<string, ShownState[]>>();

/** One question for all rows of a list that is drawn at once; nothing is remembered. */
function loader(payload: Payload): DataLoader<string, ShownState[]> {
	const existing = loaders.get(payload);
	if (existing) return existing;
	const newLoader = new DataLoader<string, ShownState[]>(
		async (keys) => {
			const refs = keys.map((key) => key.split(':'));
			const { docs } = await payload.find({
				collection: statesSlug,
				where: {
					entity: { in: [...new Set(refs.map(([entity]) => entity))] },
					document: { in: refs.map(([, id]) => id) },
					language: { in: [...siteLocaleCodes()] },
				},
				select: shownFields,
				depth: 0,
				pagination: false,
				sort: 'id',
			});
			return keys.map((key) =>
				docs.filter((row) => `${row.entity}:${row.document}` === key).map(shownState),
			);
		},
		{ cache: false },
	);
	loaders.set(payload, newLoader);
	return newLoader;
}

/** The states of a document of a collection, in the order of the languages; none while nothing is recorded. */
export const loadStates = (
	payload: Payload,
	entity: string,
	id: number | string,
): Promise<ShownState[]> => loader(payload).load(`${entity}:${id}`);
