import { type EndpointMemory, endpointMemory } from './endpoint/endpoint-memory';
import { type Purges, SharedAnswers } from './shared-answers';

/** What the application remembers of the content between requests; the server holds one for each site. */
export interface ContentMemory {
	endpoint: EndpointMemory;
	/** Answers that pages share; none where each page is made anew, as in development. */
	sharedAnswers?: SharedAnswers | undefined;
}

/**
 * `recheckMs`: how long what the endpoint lacks is not asked for again; `maxAgeMs`: how long an answer that pages share is used when
 * no purge names it before. Both in milliseconds.
 */
export function createContentMemory(options: {
	recheckMs: number;
	shared?: { purges: Purges; maxAgeMs: number } | undefined;
}): ContentMemory {
	const { recheckMs, shared } = options;
	return {
		endpoint: endpointMemory(recheckMs),
		sharedAnswers: shared && new SharedAnswers(shared.purges, shared.maxAgeMs),
	};
}
