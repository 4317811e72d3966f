import { isBelow } from './use-full-load-on-leave';

/** Prevents the viewer from replacing its root URL with that of the first visible part. Returns a function that stops it. */
export function keepRootAddress(path: string): () => void {
	const replaceState = history.replaceState.bind(history);
	history.replaceState = (state, unused, url) => {
		const target = url == null ? path : new URL(url, location.href).pathname;
		const leavesRoot = location.pathname === path && target !== path && isBelow(path, target);
		if (!leavesRoot) replaceState(state, unused, url);
	};
	return () => {
		history.replaceState = replaceState;
	};
}
