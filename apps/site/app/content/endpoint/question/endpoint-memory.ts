import { LRUCache } from 'lru-cache';
import type { OperationSet } from './find-operation-set.server';

/** What the site has learned of its content endpoint; one for each site, shared by all requests. */
export interface EndpointMemory {
	/** How long an endpoint with the specified operations is not asked for more. */
	recheckMs: number;
	/** The operations that the endpoint accepts; undefined until it has said so. */
	operations: { set: OperationSet; checkedAt: number } | undefined;
	finding: Promise<OperationSet> | undefined;
	/** Sanitized and prepared HTML by what the endpoint gave: once for each text, not for each render of its page. */
	sanitized: LRUCache<string, string>;
}

/** Characters of HTML that are remembered, given and sanitized together. */
const mostCharacters = 4_000_000;

export function endpointMemory(recheckMs: number): EndpointMemory {
	const sanitized = new LRUCache<string, string>({
		maxSize: mostCharacters,
		sizeCalculation: (clean, source) => clean.length + source.length + 1,
	});
	return { recheckMs, operations: undefined, finding: undefined, sanitized };
}
