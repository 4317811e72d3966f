import { asBrowsersRead } from '@website/contracts/safe-address';

/** True if a URL leads to another site or has another scheme than HTTP. */
export function isExternalAddress(address: string): boolean {
	return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(asBrowsersRead(address));
}

/** True for the URL of one of the site's pages, to which the router can navigate without loading a document. */
export function isPageAddress(address: string): boolean {
	if (!/^\/(?!\/)/.test(asBrowsersRead(address))) return false;
	const path = address.replace(/[?#].*$/, '');
	return !/\.[a-z0-9]+$/i.test(path);
}
