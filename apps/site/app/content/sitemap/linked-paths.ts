import type { LocaleCode } from '#shared/locales/locale.ts';
import { localeFromPath, localizedPath } from '#shared/locales/locale.ts';

/** Where a page of content can be: one or two names below the language (specification section 2). */
interface PagePlace {
	path: string;
	slug: string;
	parentSlug: string | undefined;
}

const others = new Set(['blog', 'docs', 'content', 'images']);

/** The pages of a language that the links in some content lead to, each once. */
export function linkedPages(content: unknown, lang: LocaleCode): PagePlace[] {
	const paths = new Set(addressesIn(content).map((address) => address.replace(/[?#].*$/, '')));
	return [...paths].flatMap((path) => {
		if (!/^\/[^/.]/.test(path) || localeFromPath(path) !== lang) return [];
		const below = path.slice(localizedPath(lang, '/').replace(/\/$/, '').length);
		const names = below.split('/').filter(Boolean);
		const [first = '', second] = names;
		if (names.length === 0 || names.length > 2 || others.has(first) || /\./.test(below)) return [];
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
