import type { LocaleCode } from '#shared/locales/locale.ts';
import { localeFromPath, localizedPath } from '#shared/locales/locale.ts';

/** The path and the slugs of a page: one or two segments after the locale (specification section 2). */
interface PageTarget {
	path: string;
	slug: string;
	parentSlug: string | undefined;
}

const reservedNames = new Set(['blog', 'docs', 'content', 'images']);

/** The distinct pages of a locale to which the links in some content point. */
export function linkedPages(content: unknown, lang: LocaleCode): PageTarget[] {
	const paths = new Set(addressesIn(content).map((address) => address.replace(/[?#].*$/, '')));
	return [...paths].flatMap((path) => {
		if (!/^\/[^/.]/.test(path) || localeFromPath(path) !== lang) return [];
		const below = path.slice(localizedPath(lang, '/').replace(/\/$/, '').length);
		const names = below.split('/').filter(Boolean);
		const [first = '', second] = names;
		if (names.length === 0 || names.length > 2 || reservedNames.has(first) || /\./.test(below))
			return [];
		return [{ path, slug: second ?? first, parentSlug: second ? first : undefined }];
	});
}

function addressesIn(content: unknown): string[] {
	if (Array.isArray(content)) return content.flatMap(addressesIn);
	if (typeof content !== 'object' || content === null) return [];
	return Object.entries(content).flatMap(([name, value]) =>
		name === 'url' && typeof value === 'string' ? [value] : addressesIn(value),
	);
}
