import { formerLocaleCodes, isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { decodeOrKeep } from '#shared/addresses/link-address.ts';
import type { SlugKind } from '../generated/operations';

/** The document to which a URL without a page probably refers. */
export interface MisplacedAddress {
	/** The locale of the prefix; undefined without a prefix, which may have been omitted. */
	lang: LocaleCode | undefined;
	kind: SlugKind;
	slug: string;
	parentSlug: string | undefined;
}

/**
 * Parses a path by the route table (specification section 2), ignoring unnecessary and repeated locale prefixes. Undefined if no route
 * matches.
 */
export function parseMisplacedAddress(pathname: string): MisplacedAddress | undefined {
	const segments = pathname.split('/').filter(Boolean).map(decodeOrKeep);
	let lang: LocaleCode | undefined;
	for (let first = segments[0]; isLocaleCode(first); first = segments[0]) {
		lang = first;
		segments.shift();
	}
	const [first = '', second, third, ...rest] = segments;
	if (rest.length > 0) return undefined;
	const address = { lang, parentSlug: undefined };
	if (first === 'blog' && second === 'category' && third) {
		return { ...address, kind: 'category', slug: third };
	}
	if (third) return undefined;
	if (first === 'blog' && second) return { ...address, kind: 'post', slug: second };
	return second
		? { lang, kind: 'page', slug: second, parentSlug: first }
		: { ...address, kind: 'page', slug: first };
}

/** True for a URL with the prefix of a language that was removed. It responds with 410 unless an editor redirects it. */
export function hasFormerPrefix(path: string): boolean {
	const [, first = ''] = path.split('/');
	return formerLocaleCodes.includes(first) && !isLocaleCode(first);
}

/** Paths of pages and feeds that earlier releases had, without the locale's prefix. */
const retired = new Set(['status', 'status/feed.xml']);

/** True if an earlier release had a page at the URL. It responds with 410 unless an editor's redirect or page takes it. */
export const isRetired = ({ slug, parentSlug }: MisplacedAddress): boolean =>
	parentSlug === 'inspector' || retired.has(parentSlug ? `${parentSlug}/${slug}` : slug);
