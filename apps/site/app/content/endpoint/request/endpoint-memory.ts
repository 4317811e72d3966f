import { LRUCache } from 'lru-cache';
import type { OperationForm } from './operation.server';

/** The cached state of the content endpoint: one instance per site, shared by all requests. */
export interface EndpointMemory {
	/** Milliseconds until an endpoint gets the full operations again that it rejected. */
	recheckMs: number;
	/** The latest choice, which may be out of date; undefined while the endpoint accepts the full operations as they are. */
	set: OperationSet | undefined;
	/** The choice that is being made, for the requests that wait for it. */
	choice: Promise<OperationSet> | undefined;
	/** Sanitized and prepared HTML by source, so that each text is sanitized once, not for each render of its page. */
	sanitized: LRUCache<string, string>;
}

/** The operations that an endpoint gets after it rejected one. */
export interface OperationSet {
	/** `full`: everything in the contract. `specified`: the eight operations of the specification with its fields. */
	level: 'full' | 'specified';
	/** The operations of the set by name. */
	forms: ReadonlyMap<string, OperationForm>;
	/** What the specification requires and the endpoint's schema lacks, as errors of its validation; empty if the schema is hidden. */
	missing: readonly string[];
	/** The error messages with which it rejected the operation before. */
	refusal: readonly string[];
	chosenAt: number;
}

/** Maximum characters of cached HTML, source and result together. */
const maxCharacters = 4_000_000;

export function endpointMemory(recheckMs: number): EndpointMemory {
	const sanitized = new LRUCache<string, string>({
		maxSize: maxCharacters,
		sizeCalculation: (clean, source) => clean.length + source.length + 1,
	});
	return { recheckMs, set: undefined, choice: undefined, sanitized };
}

/** The set that the endpoint gets now; undefined for the full operations with the types of the contract. */
export function currentSet({ set, recheckMs }: EndpointMemory): OperationSet | undefined {
	return set && Date.now() - set.chosenAt <= recheckMs ? set : undefined;
}
