import type { ConsentCategory } from './consent';

/** A third party that requires consent. Scripts cannot be unloaded, so reloading the page stops it. */
export interface Service {
	/** Consent to any of these categories starts the service; withdrawing any of them stops it. */
	needs: readonly ConsentCategory[];
	start(): void;
}
