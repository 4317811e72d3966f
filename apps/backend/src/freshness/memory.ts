import type { Tag } from './tags.ts';

type Listener = (tags: readonly Tag[]) => void;

interface Shared {
	listeners: Set<Listener>;
}

declare global {
	var contentMemory: Shared | undefined;
}

// One list for the whole process: the framework may load this module more than once.
globalThis.contentMemory ??= { listeners: new Set() };
const shared: Shared = globalThis.contentMemory;

/** Calls the listener whenever content changes; returns the way to stop. */
export function onForget(listener: Listener): () => void {
	shared.listeners.add(listener);
	return () => shared.listeners.delete(listener);
}

/** Tells every memory of this process that what carries these tags is out of date. */
export function forget(tags: readonly Tag[]): void {
	for (const listener of shared.listeners) listener(tags);
}
