/** What programs that find URLs in a text take along: closing punctuation, quotes, spaces and invisible characters. Slugs may end with - or _. */
const trailing = /(?:(?![-_%])[\p{P}\p{Z}\p{C}<>=])+$/u;
const leading = /^[\p{Z}\p{C}]+/u;

/**
 * The URL that was meant by a path as mail programs and chats copy it: `/pricing).`, `/pricing%20`, or `/pricing&utm_source=mail`, whose
 * question mark was lost or encoded. Null if there is nothing to correct.
 */
export function correctMiscopied(path: string): string | null {
	const segments = path.split('/').map(decode);
	const last = segments.pop() ?? '';
	const [, slug = '', separator = '', rest = ''] = /^(.*?)(?:([?&#])(.*))?$/su.exec(last) ?? [];
	const corrected = [...segments, slug.replace(trailing, '')]
		.map((segment) => segment.replace(leading, ''))
		.filter(Boolean)
		.map(encodeURIComponent)
		.join('/');
	const suffix = rest && `${separator === '&' ? '?' : separator}${encodeURI(rest)}`;
	const isChanged = separator !== '' || `/${corrected}` !== encoded([...segments, last]);
	return isChanged ? `/${corrected}${suffix}` : null;
}

const encoded = (segments: readonly string[]) =>
	`/${segments.filter(Boolean).map(encodeURIComponent).join('/')}`;

function decode(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		// No page has an invalid percent-encoding.
		return segment;
	}
}
