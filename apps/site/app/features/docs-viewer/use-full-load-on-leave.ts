import { useEffect } from 'react';

export function isBelow(path: string, pathname: string): boolean {
	return pathname === path || pathname.startsWith(`${path}/`);
}

/** Forces a full page load on every navigation out of the viewer, which discards the viewer's styles and listeners. */
export function useFullLoadOnLeave(path: string): void {
	useEffect(() => {
		const bypassRouter = (event: MouseEvent) => {
			const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
			if (link instanceof HTMLAnchorElement && !isBelow(path, link.pathname))
				event.stopPropagation();
		};
		addEventListener('click', bypassRouter, { capture: true });
		return () => {
			removeEventListener('click', bypassRouter, { capture: true });
			if (!isBelow(path, location.pathname)) location.reload();
		};
	}, [path]);
}

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
