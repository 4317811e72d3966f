import { useEffect } from 'react';

export function isBelow(path: string, pathname: string): boolean {
	return pathname === path || pathname.startsWith(`${path}/`);
}

/** Makes every way out of the viewer load a new document: its styles and listeners stay behind with the old one. */
export function useFullLoadOnLeave(path: string): void {
	useEffect(() => {
		const passToBrowser = (event: MouseEvent) => {
			const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
			if (link instanceof HTMLAnchorElement && !isBelow(path, link.pathname))
				event.stopPropagation();
		};
		addEventListener('click', passToBrowser, { capture: true });
		return () => {
			removeEventListener('click', passToBrowser, { capture: true });
			if (!isBelow(path, location.pathname)) location.reload();
		};
	}, [path]);
}
