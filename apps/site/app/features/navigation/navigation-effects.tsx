import { useEffect, useRef, useState } from 'react';
import { type BlockerFunction, useBlocker, useLocation, useNavigate } from 'react-router';
import { usePageCurrency } from '~/features/pricing/figures/page-currency';
import { navigationEvent } from '~/settings/navigation-event';
import { readPageSettings } from '~/settings/page-settings';
import { VisuallyHidden } from '~/ui/text/visually-hidden';
import { loadAsDocument, reloadAfterFailedPreload } from '../new-builds/reload.ts';
import { watchBuild } from '../new-builds/watch-build.ts';
import { markFirstPageLeft } from '../page-parts/lazy-part.ts';
import { handleContentLinks } from './content-links';
import { elementOf, focusPage } from './focus-page';
import { provideNavigator } from './navigate-to';

const onNavigation: BlockerFunction = (navigation) => {
	const { currentLocation, nextLocation } = navigation;
	if (nextLocation.pathname !== currentLocation.pathname) markFirstPageLeft();
	return loadAsDocument(navigation);
};

function useNewBuilds(): void {
	useBlocker(onNavigation);
	useEffect(() => {
		const build = import.meta.env.DEV ? undefined : readPageSettings()?.build;
		const stopWatching = build && watchBuild(build);
		const stopListening = reloadAfterFailedPreload();
		return () => {
			stopWatching?.();
			stopListening();
		};
	}, []);
}

/** Effects of in-app navigations: moves focus, announces the title (WCAG 4.1.3), notifies scripts outside React, loads a newer build. */
export function NavigationEffects() {
	useNewBuilds();
	usePageCurrency();
	const navigate = useNavigate();
	useEffect(
		() =>
			provideNavigator((address, options) => {
				const { pathname } = new URL(address, globalThis.location.href);
				return navigate(address, {
					...options,
					// No transition within a page, where the browser scrolls.
					viewTransition: pathname !== globalThis.location.pathname,
				});
			}),
		[navigate],
	);
	useEffect(handleContentLinks, []);
	useEffect(() => {
		// From now on, the router follows links within the document (server/receiving/speculation-rules.ts).
		document.documentElement.dataset.router = '';
	}, []);

	const location = useLocation();
	const previousLocation = useRef(location);
	const [announcement, setAnnouncement] = useState('');
	useEffect(() => {
		const before = previousLocation.current;
		if (before === location) return;
		previousLocation.current = location;
		if (before.pathname !== location.pathname) {
			focusPage(location.hash);
			setAnnouncement(document.title);
		} else if (elementOf(location.hash)) focusPage(location.hash);
		dispatchEvent(new Event(navigationEvent));
	}, [location]);

	return (
		<div role="status">
			<VisuallyHidden>{announcement}</VisuallyHidden>
		</div>
	);
}
