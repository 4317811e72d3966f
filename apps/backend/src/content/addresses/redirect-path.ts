/** Decodes a segment of a path, except for a slash. A malformed segment stays as it is. */
function decodeSegment(segment: string): string {
	try {
		return decodeURIComponent(segment).replaceAll('/', '%2f');
	} catch {
		return segment;
	}
}

/**
 * The one form in which paths are stored and compared: decoded, composed (NFC), lower case, single slashes, no trailing slash, no query.
 * Browsers send `/%C3%BCber-uns`, people write `/über-uns`, and macOS decomposes the umlaut.
 */
export function normalPath(path: string): string {
	const segments = path
		.trim()
		.replace(/[?#].*$/s, '')
		.split('/')
		.filter((part) => part !== '')
		.map((part) => decodeSegment(part).normalize('NFC').toLowerCase());
	return `/${segments.join('/')}`;
}
