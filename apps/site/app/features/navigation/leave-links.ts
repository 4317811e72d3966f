/** Lets the browser follow every link to another page by itself, past the router. Returns how to stop. */
export function leaveLinksToBrowser(): () => void {
	const leave = (event: MouseEvent) => {
		const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
		if (!(link instanceof HTMLAnchorElement)) return;
		const isSamePage = link.pathname === location.pathname && link.search === location.search;
		if (link.origin === location.origin && !isSamePage) event.stopPropagation();
	};
	// Before React hears of it, which listens at the document.
	window.addEventListener('click', leave, { capture: true });
	return () => window.removeEventListener('click', leave, { capture: true });
}
