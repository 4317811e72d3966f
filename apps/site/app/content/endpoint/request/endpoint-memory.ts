import { LRUCache } from 'lru-cache';
import type { OperationForm } from './operation.server';

/** The cached state of the content endpoint: one instance per site, shared by all requests. */
export interface EndpointMemory {
	/** Milliseconds until the endpoint gets a complete operation again that it rejected. */
	recheckMs: number;
	/** The operations that the endpoint does not accept completely, by name. */
	adapted: Map<string, AdaptedOperation>;
	pending: Map<string, Promise<AdaptedOperation>>;
	/** Sanitized and prepared HTML by source, so that each text is sanitized once, not for each render of its page. */
	sanitized: LRUCache<string, string>;
}

/** An operation in the form that an endpoint accepts. */
export interface AdaptedOperation {
	/** Undefined if the endpoint accepts no field of the operation. */
	form: OperationForm | undefined;
	/** The parts of the contract that the endpoint does not accept. */
	missing: readonly string[];
	/** The error messages with which it rejected the complete operation. */
	refusal: readonly string[];
	checkedAt: number;
}

/** Maximum characters of cached HTML, source and result together. */
const maxCharacters = 4_000_000;

export function endpointMemory(recheckMs: number): EndpointMemory {
	const sanitized = new LRUCache<string, string>({
		maxSize: maxCharacters,
		sizeCalculation: (clean, source) => clean.length + source.length + 1,
	});
	return { recheckMs, adapted: new Map(), pending: new Map(), sanitized };
}
