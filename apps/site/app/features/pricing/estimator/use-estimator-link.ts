import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** The hash of the estimator; a shared estimate follows it after a question mark. */
export const estimatorAnchor = '#estimator';

function subscribe(onChange: () => void): () => void {
	addEventListener('hashchange', onChange);
	return () => removeEventListener('hashchange', onChange);
}

/**
 * The hash that opens the estimator, or null. It is never sent to the server. The router follows links on the page without a
 * `hashchange` event, so the hook also uses the location of the router.
 */
export function useEstimatorLink(): string | null {
	useLocation();
	return useSyncExternalStore(
		subscribe,
		() => (location.hash.startsWith(estimatorAnchor) ? location.hash : null),
		() => null,
	);
}
