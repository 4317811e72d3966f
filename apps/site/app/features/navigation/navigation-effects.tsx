import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useNewBuilds } from '~/features/new-builds/use-new-builds';
import { usePageCurrency } from '~/features/pricing/figures/page-currency';
import { navigationEvent } from '~/settings/navigation-event';
import { VisuallyHidden } from '~/ui/text/visually-hidden';
import { followContentLinks } from './content-links';
import { elementOf, focusPage } from './focus-page';
import { provideNavigator } from './navigate-to';

/** What follows from in-app navigations: focus, announced title (WCAG 4.1.3), scripts apart from React told, a newer build loaded. */
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
					// Within a page the browser scrolls.
					viewTransition: pathname !== globalThis.location.pathname,
				});
			}),
		[navigate],
	);
	useEffect(followContentLinks, []);
	useEffect(() => {
		// From here on links are followed within the document (server/receiving/speculation-rules.ts).
		document.documentElement.dataset.router = '';
	}, []);

	const location = useLocation();
	const previousLocation = useRef(location);
	const [announced, setAnnounced] = useState('');
	useEffect(() => {
		const before = previousLocation.current;
		if (before === location) return;
		previousLocation.current = location;
		if (before.pathname !== location.pathname) {
			focusPage(location.hash);
			setAnnounced(document.title);
		} else if (elementOf(location.hash)) focusPage(location.hash);
		dispatchEvent(new Event(navigationEvent));
	}, [location]);

	return (
		<div role="status">
			<VisuallyHidden>{announced}</VisuallyHidden>
		</div>
	);
}
