const base = 'http://site.invalid';

/** The normalized path of this site with query and fragment; undefined for other URLs, including `/.//host` (WHATWG URL 4.4). */
export function ownPath(path: string | undefined): string | undefined {
	if (!path?.startsWith('/') || !URL.canParse(path, base)) return undefined;
	const { href, origin, pathname, search, hash } = new URL(path, base);
	const normalized = pathname + search + hash;
	if (origin !== base || !URL.canParse(normalized, base)) return undefined;
	return new URL(normalized, base).href === href ? normalized : undefined;
}
