import type { ConsentCategory } from './consent';

/** A third party that runs only with consent. Scripts can't be unloaded, so it is stopped by a new page load. */
export interface Service {
	/** Any of these allows it to start; losing any of them stops it. */
	needs: readonly ConsentCategory[];
	start(): void;
}
