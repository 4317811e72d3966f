const safeSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/**
 * Whether an address may be linked to. Everything with a scheme outside the list is refused, script protocols above all
 * (specification sections 5 and 8). Browsers skip control characters and blanks in schemes, so this does too.
 */
export function isSafeAddress(address: string): boolean {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
	const bare = address.replace(/[\u0000-\u0020\u007f-\u009f]+/g, '');
	const scheme = bare.match(/^[^/?#]*?:/)?.[0].toLowerCase();
	return scheme === undefined || safeSchemes.has(scheme);
}

/** Whether an address leaves the site or its http scheme. */
export function isExternalAddress(address: string): boolean {
	return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address);
}

/** Whether the address is one of the site's pages, which the router can show without loading a document. */
export function isPageAddress(address: string): boolean {
	if (!/^\/(?!\/)/.test(address)) return false;
	const path = address.replace(/[?#].*$/, '');
	return !/\.[a-z0-9]+$/i.test(path);
}
