import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** The address part that names the estimator; a shared estimate follows it after a question mark. */
export const estimatorAnchor = '#estimator';

function subscribe(changed: () => void): () => void {
	addEventListener('hashchange', changed);
	return () => removeEventListener('hashchange', changed);
}

/**
 * The part of the address that opens the estimator, or null. Never sent to the server, as it stands behind the #. Links on the
 * page are followed by the router, which tells nobody but those who use its location.
 */
export function useEstimatorLink(): string | null {
	useLocation();
	return useSyncExternalStore(
		subscribe,
		() => (location.hash.startsWith(estimatorAnchor) ? location.hash : null),
		() => null,
	);
}
