import { normalizeAddress } from '@website/contracts/safe-address';

/** True for the URL of another site, or with a scheme other than HTTP. */
export function isExternalAddress(address: string): boolean {
	return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(normalizeAddress(address));
}

/** True for the URL of one of the site's pages, to which the router can navigate without loading a document. */
export function isPageAddress(address: string): boolean {
	if (!/^\/(?!\/)/.test(normalizeAddress(address))) return false;
	const path = address.replace(/[?#].*$/, '');
	return !/\.[a-z0-9]+$/i.test(path);
}

/** The text with its percent-encoding decoded; the text itself if that is invalid. */
export function decodeOrKeep(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
