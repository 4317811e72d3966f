import { useEffect } from 'react';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { useMessages } from '~/i18n/context';

/** Makes the browser instead of the router follow links to other pages. Returns a function that stops it. */
function forceFullPageLoads(): () => void {
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

/**
 * A notice that the page shows drafts (for editors) or a shared draft (for people with a share link). Its plain link ends the preview: the
 * server deletes the cookie. In a shared draft, links load whole documents, because shared content may be part of the draft.
 */
export function PreviewBar() {
	const { preview } = useSharedContent();
	const messages = useMessages();
	const isShared = preview === 'shared';
	useEffect(() => (isShared ? forceFullPageLoads() : undefined), [isShared]);
	if (preview !== 'drafts' && !isShared) return null;
	return (
		<aside
			aria-label={messages.preview}
			className="sticky bottom-0 z-40 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 bg-secondary px-gutter py-2 text-on-secondary"
		>
			<p>{isShared ? messages.previewShared : messages.previewShown}</p>
			<a href="/preview/end" rel="nofollow" className="py-2 font-bold underline">
				{messages.previewEnd}
			</a>
		</aside>
	);
}
