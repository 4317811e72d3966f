import { asBrowsersRead } from '@website/contracts/safe-address';

/** Whether an address leaves the site or its http scheme. */
export function isExternalAddress(address: string): boolean {
	return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(asBrowsersRead(address));
}

/** Whether the address is one of the site's pages, which the router can show without loading a document. */
export function isPageAddress(address: string): boolean {
	if (!/^\/(?!\/)/.test(asBrowsersRead(address))) return false;
	const path = address.replace(/[?#].*$/, '');
	return !/\.[a-z0-9]+$/i.test(path);
}
