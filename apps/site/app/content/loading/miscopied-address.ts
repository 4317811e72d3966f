/** What programs that find URLs in a text take along: closing punctuation, quotes and spaces. Slugs may end with - or _. */
const trailing = /(?:(?![-_%])[\p{P}\p{Z}<>=])+$/u;
/** Spaces before a slug, and invisible characters such as soft hyphens anywhere. */
const superfluous = /^\p{Z}+|\p{C}/gu;
const indexFile = /^index\.(?:html?|php)$/;

/**
 * The URL that was meant by a path as mail programs and chats copy it: `/pricing).`, `/pricing%20`, or `/pricing&utm_source=mail`, whose
 * question mark was lost or encoded; also by the index file or session of a former site. Null if there is nothing to correct.
 */
export function correctMiscopied(path: string): string | null {
	const segments = path.split('/').map(decode);
	const last = segments.pop() ?? '';
	const [, slug = '', separator = '', rest = ''] = /^(.*?)(?:([?&#;])(.*))?$/su.exec(last) ?? [];
	const corrected = [...segments, slug]
		.map((segment) => segment.replace(superfluous, ''))
		.map((segment, index) => (index < segments.length ? segment : withoutEnd(segment)))
		.filter(Boolean)
		.map(encodeURIComponent)
		.join('/');
	const suffix =
		rest && separator !== ';' && `${separator === '&' ? '?' : separator}${encodeURI(rest)}`;
	const isChanged = separator !== '' || `/${corrected}` !== encoded([...segments, last]);
	return isChanged ? `/${corrected}${suffix || ''}` : null;
}

const withoutEnd = (slug: string) => slug.replace(trailing, '').replace(indexFile, '');

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
