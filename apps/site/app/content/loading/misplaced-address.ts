import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import type { SlugKind } from '../generated/operations';

/** The document that a URL without a page probably means. */
export interface MisplacedAddress {
	/** The language its prefix names; undefined without a prefix, which may just have been left out. */
	lang: LocaleCode | undefined;
	kind: SlugKind;
	slug: string;
	parentSlug: string | undefined;
}

/** Reads an address by the route table (specification section 2), forgiving needless and doubled prefixes; undefined for no route. */
export function readMisplaced(pathname: string): MisplacedAddress | undefined {
	const segments = pathname.split('/').filter(Boolean).map(decoded);
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

function decoded(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		// Not a valid percent-encoding: no slug is spelt like it.
		return segment;
	}
}
