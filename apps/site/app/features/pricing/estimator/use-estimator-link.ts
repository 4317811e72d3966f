import { useSyncExternalStore } from 'react';

/** The address part that names the estimator; a shared estimate follows it after a question mark. */
export const estimatorAnchor = '#estimator';

function subscribe(changed: () => void): () => void {
	addEventListener('hashchange', changed);
	return () => removeEventListener('hashchange', changed);
}

/** The part of the address that opens the estimator, or null. Never sent to the server, as it stands behind the #. */
export function useEstimatorLink(): string | null {
	return useSyncExternalStore(
		subscribe,
		() => (location.hash.startsWith(estimatorAnchor) ? location.hash : null),
		() => null,
	);
}
