import { isSafeAddress } from '@website/contracts/safe-address';
import { isPageAddress } from '#shared/addresses/link-address.ts';
import { localeFromPath } from '#shared/locales/locale.ts';
import { elementOf } from './focus-page';
import { navigateTo } from './navigate-to';

/** Selector of elements with HTML from the content endpoint, whose links are plain `a` elements. */
const contentSelector = '[data-content-links]';

/**
 * Follows links inside content texts by `navigateTo`, without loading a document. It also follows all links to a hash on the same page,
 * because the router can only block a back navigation if it knows each history entry. The browser handles all other clicks: with
 * modifier keys or other buttons, and links to new windows, downloads, files, other sites and other languages. Returns a function that
 * stops it.
 */
export function handleContentLinks(): () => void {
	const handleClick = (event: MouseEvent) => {
		if (event.defaultPrevented || !isPlainClick(event)) return;
		const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
		if (!(link instanceof HTMLAnchorElement)) return;
		const address = addressOnPage(link) ?? (link.closest(contentSelector) && contentAddress(link));
		if (!address) return;
		event.preventDefault();
		navigateTo(address).catch((error: unknown) => console.error(error));
	};
	addEventListener('click', handleClick);
	return () => removeEventListener('click', handleClick);
}

/** True for a click that opens a link in this tab: the main button without modifiers. */
export function isPlainClick(
	event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean {
	const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
	return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function addressOnPage({ origin, pathname, search, hash }: HTMLAnchorElement): string | null {
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
