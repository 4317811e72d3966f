import { LRUCache } from 'lru-cache';
import type { OperationSet } from './find-operation-set.server';

/** The cached state of the content endpoint: one instance per site, shared by all requests. */
export interface EndpointMemory {
	/** Milliseconds until an endpoint with only the specified operations is probed again. */
	recheckMs: number;
	/** The operations that the endpoint accepts; undefined before the first probe. */
	operations: { set: OperationSet; checkedAt: number } | undefined;
	pendingSet: Promise<OperationSet> | undefined;
	/** Sanitized and prepared HTML by source, so that each text is sanitized once, not for each render of its page. */
	sanitized: LRUCache<string, string>;
}

/** Maximum characters of cached HTML, source and result together. */
const maxCharacters = 4_000_000;

export function endpointMemory(recheckMs: number): EndpointMemory {
	const sanitized = new LRUCache<string, string>({
		maxSize: maxCharacters,
		sizeCalculation: (clean, source) => clean.length + source.length + 1,
	});
	return { recheckMs, operations: undefined, pendingSet: undefined, sanitized };
}
