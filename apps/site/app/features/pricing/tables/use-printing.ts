import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
	const media = matchMedia('print');
	media.addEventListener('change', changed);
	return () => media.removeEventListener('change', changed);
}

/** Whether the page is being laid out for paper, where nothing scrolls. */
export function usePrinting(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => matchMedia('print').matches,
		() => false,
	);
}
