import { isSafeAddress } from '@website/contracts/safe-address';
import { isPageAddress } from '#shared/addresses/link-address.ts';
import { localeFromPath } from '#shared/locales/locale.ts';
import { elementOf } from './focus-page';
import { navigateTo } from './navigate-to';

/** Marks elements whose HTML comes from the content endpoint, where links are plain ones. */
const contentMark = '[data-content-links]';

/**
 * Follows links inside texts of the content without loading a document, by the rules of `navigateTo`, and links anywhere that
 * lead to a place on the same page: the router has to know each entry of the history, or it can't ask before going back. What
 * the visitor or the link wants otherwise stays with the browser: other keys and buttons, new windows, downloads, files, other
 * sites, other languages. Returns how to stop.
 */
export function followContentLinks(): () => void {
	const follow = (event: MouseEvent) => {
		if (event.defaultPrevented || isModified(event)) return;
		const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
		if (!(link instanceof HTMLAnchorElement)) return;
		const address = placeOnPage(link) ?? (link.closest(contentMark) && contentAddress(link));
		if (!address) return;
		event.preventDefault();
		navigateTo(address).catch((error: unknown) => console.error(error));
	};
	addEventListener('click', follow);
	return () => removeEventListener('click', follow);
}

function isModified({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

function placeOnPage({ origin, pathname, search, hash }: HTMLAnchorElement): string | null {
	const isSamePage =
		origin === location.origin && pathname === location.pathname && search === location.search;
	return isSamePage && elementOf(hash) ? pathname + search + hash : null;
}

function contentAddress(link: HTMLAnchorElement): string | null {
	return isSafeAddress(link.getAttribute('href') ?? '') ? pageAddress(link) : link.href;
}

function pageAddress(link: HTMLAnchorElement): string | null {
	const { origin, pathname, search, hash, target } = link;
	if (origin !== location.origin || (target !== '' && target !== '_self')) return null;
	if (link.hasAttribute('download') || !isPageAddress(pathname)) return null;
	if (localeFromPath(pathname) !== localeFromPath(location.pathname)) return null;
	const isSamePage = pathname === location.pathname && search === location.search;
	if (isSamePage && hash !== '') return null;
	return pathname + search + hash;
}
