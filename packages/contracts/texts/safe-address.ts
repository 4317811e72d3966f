/** The allowed schemes of links, both from content and from code (specification sections 5 and 8). */
export const safeSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel', 'sms'];

/** Normalizes an address as browsers do: they skip control characters and whitespace, and treat a backslash as a slash. */
export function normalizeAddress(address: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters to remove
	return address.replace(/[\u0000-\u0020\u007f-\u009f]+/g, '').replaceAll('\\', '/');
}

/** The scheme of an address, in lower case and with its colon. */
export function addressScheme(address: string): string | undefined {
	return normalizeAddress(address)
		.match(/^[^/?#]*?:/)?.[0]
		.toLowerCase();
}

/** True if links to an address are allowed: it has no scheme, or a safe one (specification sections 5 and 8). */
export function isSafeAddress(address: string): boolean {
	const scheme = addressScheme(address);
	return scheme === undefined || safeSchemes.includes(scheme.slice(0, -1));
}

/** True if an address is safe and not relative to the page's path: it has a scheme, or begins with one `/` or with `#`. */
export const isAbsoluteAddress = (address: string): boolean =>
	isSafeAddress(address) &&
	/^(?:https?:\/\/|(?!https?:)[a-z]+:|\/(?!\/)|#)/i.test(normalizeAddress(address));
