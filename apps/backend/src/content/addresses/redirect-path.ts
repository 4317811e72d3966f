/** Decodes a segment of a path, except for a slash. A malformed segment stays as it is. */
function decodeSegment(segment: string): string {
	try {
		return decodeURIComponent(segment).replaceAll('/', '%2f');
	} catch {
		return segment;
	}
}

/**
 * The one form in which paths are compared: decoded, composed (NFC), lower case, single slashes, no trailing slash, no query.
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

/**
 * The one form in which the sources of redirects are stored and compared: a path with the parameters of its query, sorted, as old programs
 * have them (`/index.php?id=26`).
 */
export function redirectSource(address: string): string {
	const [, query = ''] = /^[^?#]*\?([^#]*)/s.exec(address.trim()) ?? [];
	const parameters = new URLSearchParams(query);
	parameters.sort();
	return normalPath(address) + (parameters.size > 0 ? `?${parameters}` : '');
}

/** Each further parameter doubles the number of sources. */
const maxParameters = 8;

/**
 * The sources of the redirects that apply to an address, best first: with most of its parameters, at last without. Parameters after the
 * eighth are ignored.
 */
export function redirectSources(address: string): string[] {
	const [path = '', query = ''] = redirectSource(address).split('?');
	let sets: string[][] = [[]];
	for (const one of [...new Set(query.split('&'))].filter(Boolean).slice(0, maxParameters))
		sets = sets.flatMap((set) => [[...set, one], set]);
	return sets
		.sort((a, b) => b.length - a.length)
		.map((set) => (set.length > 0 ? `${path}?${set.join('&')}` : path));
}
