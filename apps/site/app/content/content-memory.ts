import { type EndpointMemory, endpointMemory } from './endpoint/request/endpoint-memory';
import { type Purges, SharedResponses } from './shared-responses';

/** Caches of the content that outlive a request; the server has one for each site. */
export interface ContentMemory {
	endpoint: EndpointMemory;
	sharedResponses?: SharedResponses | undefined;
}

/** Times in milliseconds. `recheckMs`: how long operations that the endpoint does not support are not sent again. */
export function createContentMemory(options: {
	recheckMs: number;
	shared?: { purges: Purges; maxAgeMs: number } | undefined;
}): ContentMemory {
	const { recheckMs, shared } = options;
	return {
		endpoint: endpointMemory(recheckMs),
		sharedResponses: shared && new SharedResponses(shared.purges, shared.maxAgeMs),
	};
}
