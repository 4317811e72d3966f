import type { CacheTag } from '@website/contracts/cache-tags';
import { processMemory } from '../process-memory.ts';

/** Tags of what changed; `all` when what another backend has changed can't be told one by one. */
export type Changed = readonly CacheTag[] | 'all';

type Listener = (changed: Changed) => void;

const listeners = processMemory('content-listeners', () => new Set<Listener>());

/** Calls the listener whenever content changes; returns the way to stop. */
export function onInvalidate(listener: Listener): () => void {
	listeners().add(listener);
	return () => listeners().delete(listener);
}

/** Tells every memory of this process that what carries these tags is out of date. */
export function invalidate(changed: Changed): void {
	for (const listener of listeners()) listener(changed);
}
