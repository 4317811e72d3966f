const base = 'http://site.invalid';

/**
 * The normalized form of a path of this site, query and fragment included; undefined for everything else. Compared after
 * normalizing, since dot segments can leave a path that browsers read as another host: `/.//host` (WHATWG URL 4.4).
 */
export function ownPath(path: string | undefined): string | undefined {
	if (!path?.startsWith('/') || !URL.canParse(path, base)) return undefined;
	const { href, origin, pathname, search, hash } = new URL(path, base);
	const normalized = pathname + search + hash;
	if (origin !== base || !URL.canParse(normalized, base)) return undefined;
	return new URL(normalized, base).href === href ? normalized : undefined;
}
