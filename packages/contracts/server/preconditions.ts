/** The validators of a response (RFC 9110, 8.8), as header values. */
export interface Validators {
	etag?: string | null | undefined;
	lastModified?: string | null | undefined;
}

/** Headers that describe the body; a 304 has none of them (RFC 9110, 15.4.5). */
export const bodyHeaders = [
	'content-disposition',
	'content-encoding',
	'content-language',
	'content-length',
	'content-range',
	'content-type',
] as const;

/** What proxies append to the entity tag of a response that they compress: `-gzip` (Apache), `--gzip` (Jetty), `;br`. */
const codingSuffix = /^(?:--?|;)(?:br|deflate|gzip|zstd)"$/;

const isWeak = (tag: string) => tag.startsWith('W/');
const withoutWeakness = (tag: string) => tag.replace(/^W\//, '');

/** The entity tags of a list. They may contain commas. */
const tagsOf = (list: string): string[] => list.match(/(?:W\/)?"[^"]*"/g) ?? [];

/** True if an `If-None-Match` header names the entity tag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesWeakly(list: string, etag: string): boolean {
	if (list.trim() === '*') return true;
	const opaque = withoutWeakness(etag);
	const start = opaque.slice(0, -1);
	return tagsOf(list)
		.map(withoutWeakness)
		.some(
			(tag) =>
				tag === opaque || (tag.startsWith(start) && codingSuffix.test(tag.slice(start.length))),
		);
}

/** True if an `If-Match` header names the entity tag, by strong comparison (RFC 9110, 13.1.1). */
const matchesStrongly = (list: string, etag: string): boolean =>
	list.trim() === '*' || (!isWeak(etag) && tagsOf(list).includes(etag));

const httpDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d\d:\d\d:\d\d (?:GMT|\d{4})$/;

/** Milliseconds since 1970 of an HTTP date in any of its formats (RFC 9110, 5.6.7); NaN for other texts, which are ignored. */
function parseHttpDate(text: string): number {
	if (!httpDate.test(text)) return Number.NaN;
	// The oldest format has no time zone.
	return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
}

/**
 * The status that the preconditions of a GET or HEAD request cause, in the order of RFC 9110, 13.2.2; undefined if the response is sent as
 * it is.
 */
export function preconditionStatus(
	headers: Pick<Headers, 'get'>,
	validators: Validators,
): 304 | 412 | undefined {
	const etag = validators.etag ?? '';
	const modified = parseHttpDate(validators.lastModified ?? '');
	const dateOf = (name: string) => parseHttpDate(headers.get(name) ?? '');
	const ifMatch = headers.get('if-match');
	const isOutdated =
		ifMatch === null ? modified > dateOf('if-unmodified-since') : !matchesStrongly(ifMatch, etag);
	if (isOutdated) return 412;
	const ifNoneMatch = headers.get('if-none-match');
	const isCurrent =
		ifNoneMatch === null
			? modified <= dateOf('if-modified-since')
			: matchesWeakly(ifNoneMatch, etag);
	return isCurrent ? 304 : undefined;
}

/**
 * True if a part may be sent: a GET for one range of bytes. Other units, several ranges and ranges of a weak entity tag are ignored (RFC
 * 9110, 13.1.5 and 14.2), so that the response is the whole.
 */
export function isRangeRequest({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
	return (
		method === 'GET' &&
		/^bytes=\s*(?:\d+-\d*|-\d+)\s*$/i.test(headers.get('range') ?? '') &&
		!isWeak(headers.get('if-range') ?? '')
	);
}
