import { documentIds } from '@website/contracts/cache-tags';
import type { Payload } from 'payload';
import { onInvalidate } from '../../platform/content-versions/invalidation.ts';
import { environment } from '../../platform/environment.ts';
import { processMemory } from '../../platform/process-memory.ts';
import { fileAddress } from '../values/media.ts';

/** Absolute addresses of the files of the media library, by id; what is in the trash has none. */
export type FileAddresses = ReadonlyMap<string, string>;

interface Current {
	files: Promise<FileAddresses>;
	/** How many files there were, and when one was changed last. */
	state: string;
	/** When it was last looked whether other backends changed any. */
	checkedAt: number;
}

const memory = processMemory('file-addresses', () => {
	const holder: { current: Current | null } = { current: null };
	onInvalidate((tags) => {
		if (tags === 'all' || documentIds(tags, 'media').length > 0) holder.current = null;
	});
	return holder;
});

const all = { collection: 'media', depth: 0, overrideAccess: true } as const;

async function stateOf(payload: Payload): Promise<string> {
	const { docs, totalDocs } = await payload.find({
		...all,
		limit: 1,
		sort: '-updatedAt',
		select: { updatedAt: true },
	});
	return `${totalDocs} ${docs[0]?.updatedAt}`;
}

async function load(payload: Payload): Promise<FileAddresses> {
	const { docs } = await payload.find({
		...all,
		pagination: false,
		select: { filename: true, url: true, revision: true },
	});
	return new Map(
		docs.flatMap((file): [string, string][] => {
			const address = fileAddress(file);
			return address === null ? [] : [[String(file.id), address]];
		}),
	);
}

/** Where files are, for links that lead to one: read once, and again after a change of any file, by this backend or another. */
export async function fileAddresses(payload: Payload): Promise<FileAddresses> {
	const holder = memory();
	const now = Date.now();
	const { current } = holder;
	if (current && now - current.checkedAt < environment.ANSWER_CACHE_SECONDS * 1000)
		return current.files;
	const state = await stateOf(payload);
	if (current && current.state === state) {
		current.checkedAt = now;
		return current.files;
	}
	const next = { files: load(payload), state, checkedAt: now };
	holder.current = next;
	next.files.catch(() => {
		if (holder.current === next) holder.current = null;
	});
	return next.files;
}
