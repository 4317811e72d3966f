import { isBelow } from './use-full-load-on-leave';

/** Keeps the viewer from writing the first part in sight into the address of its root. Returns how to stop. */
export function keepRootAddress(path: string): () => void {
	const replaceState = history.replaceState.bind(history);
	history.replaceState = (state, unused, url) => {
		const target = url == null ? path : new URL(url, location.href).pathname;
		const isTakenAway = location.pathname === path && target !== path && isBelow(path, target);
		if (!isTakenAway) replaceState(state, unused, url);
	};
	return () => {
		history.replaceState = replaceState;
	};
}
