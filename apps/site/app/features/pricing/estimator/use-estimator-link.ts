import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** The hash of the estimator; a shared estimate follows it after a question mark. */
export const estimatorAnchor = '#estimator';

function subscribe(onChange: () => void): () => void {
	addEventListener('hashchange', onChange);
	return () => removeEventListener('hashchange', onChange);
}

/**
 * The hash that opens the estimator, or null. It is never sent to the server. Links on the page are followed by the router, which
 * dispatches no `hashchange` event, so the hook also uses its location.
 */
export function useEstimatorLink(): string | null {
	useLocation();
	return useSyncExternalStore(
		subscribe,
		() => (location.hash.startsWith(estimatorAnchor) ? location.hash : null),
		() => null,
	);
}
