/** The policy for files of other hosts: if a browser opens one as a page, it can neither run scripts nor load other files. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Limits for paths; file systems allow no longer names. */
const maxSegmentLength = 255;
const maxSegments = 12;

export interface ContentFile {
	/** Each segment percent-encoded once. */
	path: string;
	extension: string;
}

/**
 * Parses a file path in any folder and encoding; null if it is not one. The name needs an extension: the caller serves listed extensions
 * only, so everything else on the host stays unreachable.
 */
export function contentFile(path: string): ContentFile | null {
	const segments = path.split('/').slice(1).map(decode);
	if (segments.length > maxSegments || !segments.every(isSafe)) return null;
	const [first = '', ...rest] = segments;
	const extension = /[^.]\.([a-z0-9]{2,5})$/i.exec(rest.at(-1) ?? first)?.[1];
	if (!extension) return null;
	// Another host keeps its name and port.
	const start = /^@[a-z0-9.-]+(:\d+)?$/.test(first) ? first : encodeURIComponent(first);
	const encoded = [start, ...rest.map(encodeURIComponent)].join('/');
	return { path: `/${encoded}`, extension: extension.toLowerCase() };
}

/** True for a name that cannot leave its folder, even if decoded again: not hidden, no separators, no control characters. */
const isSafe = (segment: string | undefined): segment is string =>
	segment !== undefined &&
	segment.length <= maxSegmentLength &&
	!/%[0-9a-f]{2}/i.test(segment) &&
	/^[^.\p{Cc}/\\][^\p{Cc}/\\]*$/u.test(segment);

function decode(segment: string): string | undefined {
	try {
		return decodeURIComponent(segment);
	} catch {
		return undefined;
	}
}
