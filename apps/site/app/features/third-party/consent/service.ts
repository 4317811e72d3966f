import type { ConsentCategory } from './consent';

/** A third party that requires consent. Scripts cannot be unloaded, so reloading the page stops it. */
export interface Service {
	/** Consent to one of these categories starts the service. Withdrawing the consent to one of them stops it. */
	needs: readonly ConsentCategory[];
	start(): void;
}
