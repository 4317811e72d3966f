/** Every scheme a link may have, from content as well as from code (specification sections 5 and 8). */
export const safeSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel', 'sms'];

/** An address as browsers read it: they skip control characters and blanks, and take a backslash for a slash. */
export function asBrowsersRead(address: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters to remove
	return address.replace(/[\u0000-\u0020\u007f-\u009f]+/g, '').replaceAll('\\', '/');
}

/** The scheme an address begins with, in lower case and with its colon. */
export function addressScheme(address: string): string | undefined {
	return asBrowsersRead(address)
		.match(/^[^/?#]*?:/)?.[0]
		.toLowerCase();
}

/** Whether an address may be linked to: it has no scheme, or one of the list (specification sections 5 and 8). */
export function isSafeAddress(address: string): boolean {
	const scheme = addressScheme(address);
	return scheme === undefined || safeSchemes.includes(scheme.slice(0, -1));
}

/** Whether an address is safe and leads to the same place from every page: it has a scheme, or begins with one `/` or with `#`. */
export const isAbsoluteAddress = (address: string): boolean =>
	isSafeAddress(address) &&
	/^(?:https?:\/\/|(?!https?:)[a-z]+:|\/(?!\/)|#)/i.test(asBrowsersRead(address));
