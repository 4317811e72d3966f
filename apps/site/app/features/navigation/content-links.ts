import { localeFromPath } from '~/i18n/locale';
import { isPageAddress, isSafeAddress } from '~/ui/address';
import { navigateTo } from './navigate-to';

/** Marks elements whose HTML comes from the content endpoint, where links are plain ones. */
const contentMark = '[data-content-links]';

/**
 * Follows links inside texts of the content without loading a document, by the rules of `navigateTo`. What the visitor or the
 * link wants otherwise stays with the browser: other keys and buttons, new windows, downloads, files, places on the same page,
 * other sites, other languages. Returns how to stop.
 */
export function followContentLinks(): () => void {
	const follow = (event: MouseEvent) => {
		if (event.defaultPrevented || isModified(event)) return;
		const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
		if (!(link instanceof HTMLAnchorElement) || !link.closest(contentMark)) return;
		const address = isSafeAddress(link.getAttribute('href') ?? '') ? pageAddress(link) : link.href;
		if (address === null) return;
		event.preventDefault();
		navigateTo(address).catch((error: unknown) => console.error(error));
	};
	addEventListener('click', follow);
	return () => removeEventListener('click', follow);
}

function isModified({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
	return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** The page's address on this site, or null where the browser has to follow the link. */
function pageAddress(link: HTMLAnchorElement): string | null {
	const { origin, pathname, search, hash, target } = link;
	if (origin !== location.origin || (target !== '' && target !== '_self')) return null;
	if (link.hasAttribute('download') || !isPageAddress(pathname)) return null;
	if (localeFromPath(pathname) !== localeFromPath(location.pathname)) return null;
	const isSamePage = pathname === location.pathname && search === location.search;
	if (isSamePage && hash !== '') return null;
	return pathname + search + hash;
}
