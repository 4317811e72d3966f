import { localeFromPath } from '#shared/locales/locale.ts';
import { navigationEvent } from '~/settings/navigation-event';
import { track } from './track';

/** Tracks page views, language switches and clicks on calls to action. */
export function trackPage(): void {
	trackView();
	addEventListener(navigationEvent, trackView);
	document.addEventListener('click', ({ target }) => {
		const link = target instanceof Element ? target.closest('a') : null;
		if (link) trackLink(link);
	});
}

let viewedPath: string | undefined;

/** Tracks a page view once per path, not for changes of the hash or query. */
function trackView(): void {
	if (viewedPath === location.pathname) return;
	viewedPath = location.pathname;
	track({ name: 'page_view', path: location.pathname, title: document.title });
}

/** Tracks links with `data-locale` (language switch) or `data-cta` (call to action). */
function trackLink(link: HTMLAnchorElement): void {
	const { locale, cta } = link.dataset;
	if (locale !== undefined) {
		track({ name: 'language_switch', from: localeFromPath(location.pathname), to: locale });
	} else if (cta !== undefined) {
		const href = link.getAttribute('href') ?? '';
		track({ name: 'cta_click', label: link.textContent.trim(), href });
	}
}
