/** Makes the browser instead of the router follow links to other pages. Returns a function that stops it. */
export function forceFullPageLoads(): () => void {
	const bypassRouter = (event: MouseEvent) => {
		const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
		if (!(link instanceof HTMLAnchorElement)) return;
		const isSamePage = link.pathname === location.pathname && link.search === location.search;
		if (link.origin === location.origin && !isSamePage) event.stopPropagation();
	};
	// In the capture phase of the window, before React's listeners on the document.
	window.addEventListener('click', bypassRouter, { capture: true });
	return () => window.removeEventListener('click', bypassRouter, { capture: true });
}
