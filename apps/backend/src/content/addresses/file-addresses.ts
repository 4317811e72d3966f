import { documentIds } from '@website/contracts/cache-tags';
import type { Payload } from 'payload';
import { onInvalidate } from '../../platform/cluster/invalidation.ts';
import { environment } from '../../platform/environment.ts';
import { processMemory } from '../../platform/process-memory.ts';
import { fileAddress } from '../values/media.ts';

/** The absolute URLs of the files in the media library, by id, without files in the trash. */
export type FileAddresses = ReadonlyMap<string, string>;

interface Current {
	files: Promise<FileAddresses>;
	/** The number of files and the time of the last change. */
	state: string;
	/** The time of the last check for changes by other backends. */
	checkedAt: number;
}

const memory = processMemory('file-addresses', () => {
	const cache: { current: Current | null } = { current: null };
	onInvalidate((tags) => {
		if (tags === 'all' || documentIds(tags, 'media').length > 0) cache.current = null;
	});
	return cache;
});

const query = { collection: 'media', depth: 0, overrideAccess: true } as const;

async function stateOf(payload: Payload): Promise<string> {
	const { docs, totalDocs } = await payload.find({
		...query,
		limit: 1,
		sort: '-updatedAt',
		select: { updatedAt: true },
	});
	return `${totalDocs} ${docs[0]?.updatedAt}`;
}

async function load(payload: Payload): Promise<FileAddresses> {
	const { docs } = await payload.find({
		...query,
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

/** The URLs of files, for links. They are read again after any file has changed, in this or another backend. */
export async function fileAddresses(payload: Payload): Promise<FileAddresses> {
	const cache = memory();
	const now = Date.now();
	const { current } = cache;
	if (current && now - current.checkedAt < environment.ANSWER_CACHE_SECONDS * 1000)
		return current.files;
	const state = await stateOf(payload);
	if (current && current.state === state) {
		current.checkedAt = now;
		return current.files;
	}
	const next = { files: load(payload), state, checkedAt: now };
	cache.current = next;
	next.files.catch(() => {
		if (cache.current === next) cache.current = null;
	});
	return next.files;
}
