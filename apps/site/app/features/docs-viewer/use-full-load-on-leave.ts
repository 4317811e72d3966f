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
