import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
	const media = matchMedia('print');
	media.addEventListener('change', onChange);
	return () => media.removeEventListener('change', onChange);
}

/** True while the page is laid out for printing, without scrolling. */
export function usePrinting(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => matchMedia('print').matches,
		() => false,
	);
}
