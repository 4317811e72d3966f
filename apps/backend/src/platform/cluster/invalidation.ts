import type { CacheTag } from '@website/contracts/cache-tags';
import { processMemory } from '../process-memory.ts';

/** The tags of the change; `all` if the tags of another backend's change are unknown. */
export type ChangedTags = readonly CacheTag[] | 'all';

type Listener = (tags: ChangedTags) => void;

const listeners = processMemory('content-listeners', () => new Set<Listener>());

/** Calls the listener whenever content changes; returns a function that unsubscribes. */
export function onInvalidate(listener: Listener): () => void {
	listeners().add(listener);
	return () => listeners().delete(listener);
}

/** Invalidates entries with these tags in all caches of this process. */
export function invalidate(tags: ChangedTags): void {
	for (const listener of listeners()) listener(tags);
}
