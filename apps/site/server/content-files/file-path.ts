/** Bounds of a path; every file name that a file system allows is shorter. */
const longestSegment = 255;
const mostSegments = 12;

export interface ContentFile {
	/** Percent-encoded, each part once. */
	path: string;
	extension: string;
}

/**
 * The file that a path names, in any folder and however it is spelt; null for what is no file. Only names with an extension count: the
 * caller serves listed extensions, and everything else of the host stays unreachable.
 */
export function contentFile(path: string): ContentFile | null {
	const segments = path.split('/').slice(1).map(decode);
	if (segments.length > mostSegments || !segments.every(isSafe)) return null;
	const [first = '', ...rest] = segments;
	const extension = /[^.]\.([a-z0-9]{2,5})$/i.exec(rest.at(-1) ?? first)?.[1];
	if (!extension) return null;
	// A further host is named as it is, with its port.
	const start = /^@[a-z0-9.-]+(:\d+)?$/.test(first) ? first : encodeURIComponent(first);
	const encoded = [start, ...rest.map(encodeURIComponent)].join('/');
	return { path: `/${encoded}`, extension: extension.toLowerCase() };
}

/** A name that stays in its folder, however often it is decoded: neither hidden, nor with separators or control characters. */
const isSafe = (segment: string | undefined): segment is string =>
	segment !== undefined &&
	segment.length <= longestSegment &&
	!/%[0-9a-f]{2}/i.test(segment) &&
	/^[^.\p{Cc}/\\][^\p{Cc}/\\]*$/u.test(segment);

function decode(segment: string): string | undefined {
	try {
		return decodeURIComponent(segment);
	} catch {
		return undefined;
	}
}
