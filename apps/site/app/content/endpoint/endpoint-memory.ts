import type { OperationForm } from './operation.server.ts';

/** What the site has learned of its content endpoint; one for each site, shared by all requests. */
export interface EndpointMemory {
	/** How long something absent counts as absent before it is asked for again. */
	recheckMs: number;
	known: Map<string, KnownForm>;
	firstTurns: Map<string, Promise<void>>;
}

export interface KnownForm {
	/** The form the endpoint takes; null for an operation it does not have. */
	form: OperationForm | null;
	checkedAt: number;
}

export function endpointMemory(recheckMs: number): EndpointMemory {
	return { recheckMs, known: new Map(), firstTurns: new Map() };
}
