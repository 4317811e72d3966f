import { LRUCache } from 'lru-cache';
import type { OperationForm } from './operation.server.ts';

/** What the site has learned of its content endpoint; one for each site, shared by all requests. */
export interface EndpointMemory {
	/** How long something absent counts as absent before it is asked for again. */
	recheckMs: number;
	known: Map<string, KnownForm>;
	firstTurns: Map<string, Promise<void>>;
	/** Sanitized and prepared HTML by what the endpoint gave: once for each text, not for each render of its page. */
	sanitized: LRUCache<string, string>;
}

/** Characters of HTML that are remembered, given and sanitized together. */
const mostCharacters = 4_000_000;

export interface KnownForm {
	/** The form the endpoint takes; null for an operation it does not have. */
	form: OperationForm | null;
	checkedAt: number;
}

export function endpointMemory(recheckMs: number): EndpointMemory {
	const sanitized = new LRUCache<string, string>({
		maxSize: mostCharacters,
		sizeCalculation: (clean, given) => clean.length + given.length + 1,
	});
	return { recheckMs, known: new Map(), firstTurns: new Map(), sanitized };
}
