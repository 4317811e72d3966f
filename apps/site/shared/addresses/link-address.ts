/** Every scheme a link may have, from content as well as from code (specification sections 5 and 8). */
export const safeSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel', 'sms'];

/** An address as browsers read it: they skip control characters and blanks, and take a backslash for a slash. */
function asRead(address: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
	return address.replace(/[\u0000-\u0020\u007f-\u009f]+/g, '').replaceAll('\\', '/');
}

/** The scheme an address begins with, in lower case and with its colon. */
export function addressScheme(address: string): string | undefined {
	return asRead(address)
		.match(/^[^/?#]*?:/)?.[0]
		.toLowerCase();
}

/** Whether an address may be linked to: none, or a scheme of the list (specification sections 5 and 8). */
export function isSafeAddress(address: string): boolean {
	const scheme = addressScheme(address);
	return scheme === undefined || safeSchemes.includes(scheme.slice(0, -1));
}

/** Whether an address leaves the site or its http scheme. */
export function isExternalAddress(address: string): boolean {
	return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(asRead(address));
}

/** Whether the address is one of the site's pages, which the router can show without loading a document. */
export function isPageAddress(address: string): boolean {
	if (!/^\/(?!\/)/.test(asRead(address))) return false;
	const path = address.replace(/[?#].*$/, '');
	return !/\.[a-z0-9]+$/i.test(path);
}
