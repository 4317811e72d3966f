import { type EndpointMemory, endpointMemory } from './endpoint/question/endpoint-memory';
import { type Purges, SharedResponses } from './shared-responses';

/** What the application remembers of the content between requests; the server holds one for each site. */
export interface ContentMemory {
	endpoint: EndpointMemory;
	sharedResponses?: SharedResponses | undefined;
}

/** Both in milliseconds; `recheckMs`: how long what the endpoint lacks is not asked for again. */
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
