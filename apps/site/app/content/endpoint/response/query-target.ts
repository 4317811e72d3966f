import { localeOfPath, readLocale } from './addresses.ts';
import type { QueryTarget } from './complete.server.ts';
import { isFields, textOf } from './fields.ts';

/** Locale, slug and page of an operation's variables; the locale is in `lang`, in `postsWhere` or in the overview's URL. */
export function queryTarget(variables: Readonly<Record<string, unknown>>): QueryTarget {
	const { lang, postsWhere, slug, pageId } = variables;
	const locale = readLocale(lang) ?? (isFields(postsWhere) && readLocale(postsWhere.lang));
	return {
		lang: locale || localeOfPath(textOf(pageId)),
		slug: textOf(slug) || undefined,
		pageId: textOf(pageId) || undefined,
	};
}
