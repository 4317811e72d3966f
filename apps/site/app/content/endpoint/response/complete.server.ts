import { localeOfPrefix } from '@website/contracts/locales';
import { textOfHtml } from '@website/contracts/text-of-html';
import { getMimeType } from 'hono/utils/mime';
import { defaultLocale, type LocaleCode, siteLocaleCodes } from '#shared/locales/locale.ts';
import {
	articlePath,
	categoryPath,
	documentPath,
	homeSlug,
	pagePath,
	readLocale,
} from './addresses.ts';
import { type Fields, isFields, listOf, textOf } from './fields.ts';

interface Document {
	locale: LocaleCode;
	href: string;
	addressOf: (locale: LocaleCode, slug: string, parent: string) => string;
}

/** The translations of a document: as listed by the endpoint, or derived from its translated slugs. */
function translations(fields: Fields, { locale, href, addressOf }: Document): Fields[] {
	const existing = listOf(fields.translations);
	const slugs = listOf(fields.translated);
	return siteLocaleCodes().flatMap((code) => {
		const translation = existing.find((entry) => readLocale(entry.locale) === code);
		const slugFields = slugs.find((entry) => readLocale(entry.locale) === code);
		const derived =
			slugFields && addressOf(code, textOf(slugFields.slug), textOf(slugFields.parent));
		const address = code === locale ? href : (documentPath(translation?.href) ?? derived);
		return address ? [{ id: '', post_title: '', ...translation, locale: code, href: address }] : [];
	});
}

export interface QueryTarget {
	lang: LocaleCode;
	slug?: string | undefined;
	pageId?: string | undefined;
}

/** Locale, slug and page of an operation's variables; the locale is in `lang`, in `postsWhere` or in the overview's URL. */
export function queryTarget(variables: Readonly<Record<string, unknown>>): QueryTarget {
	const { lang, postsWhere, slug, pageId } = variables;
	const locale = readLocale(lang) ?? (isFields(postsWhere) && readLocale(postsWhere.lang));
	return {
		lang: locale || (localeOfPrefix(textOf(pageId)) ?? defaultLocale()),
		slug: textOf(slug) || undefined,
		pageId: textOf(pageId) || undefined,
	};
}

interface Context {
	source: Fields;
	target: QueryTarget;
	path: string;
}

type Complete = (fields: Fields, context: Context) => Fields;

/** Removes the slugs of other locales, which the URLs in `translations` already contain. */
const withoutSlugs: Fields = { translated: [] };

/** Fields derived from the specified ones, by type, for endpoints without the extensions (URLs: specification section 2). */
const completions: Record<string, Complete | undefined> = {
	Page: (fields, { source, target, path }) => {
		const isTarget = path === 'page';
		const locale = readLocale(source.locale) ?? target.lang;
		const slug = textOf(fields.slug) || (isTarget ? (target.slug ?? '') : '');
		const pageSlug = isTarget && target.slug === homeSlug ? homeSlug : slug;
		const derived = target.pageId ?? pagePath(locale, pageSlug, textOf(fields.parentSlug));
		const href = documentPath(fields.href) ?? derived;
		const addressOf = (code: LocaleCode, translatedSlug: string, parent: string) =>
			pagePath(code, pageSlug === homeSlug ? homeSlug : translatedSlug, parent);
		return {
			...{ locale, slug, href },
			translations: translations(fields, { locale, href, addressOf }),
			...withoutSlugs,
		};
	},
	Post: (fields, { source, target }) => {
		const locale = readLocale(source.locale) ?? target.lang;
		const link = articlePath(locale, textOf(fields.slug), fields.link);
		const excerpt = textOfHtml(textOf(fields.excerpt));
		const dateGmt = textOf(fields.dateGmt) || textOf(fields.date);
		return {
			locale,
			link,
			excerpt,
			dateGmt,
			date: textOf(fields.date) || dateGmt,
			modifiedGmt: textOf(fields.modifiedGmt) || dateGmt,
			seo: withDescription(fields.seo, excerpt),
			translations: translations(fields, { locale, href: link, addressOf: articlePath }),
			...withoutSlugs,
		};
	},
	Category: (fields, { source, target }) => {
		const locale = readLocale(source.locale) ?? target.lang;
		const slug = textOf(fields.slug);
		const link = categoryPath(locale, slug, fields.link);
		return {
			locale,
			link,
			name: textOf(fields.name) || slug,
			translations: translations(fields, { locale, href: link, addressOf: categoryPath }),
		};
	},
	Product: (_fields, { source, target }) => ({ locale: readLocale(source.locale) ?? target.lang }),
	PostConnection: (fields, { source }) => ({
		totalCount: source.totalCount ? fields.totalCount : listOf(fields.nodes).length,
	}),
	MediaItem: (fields) => ({
		mimeType: textOf(fields.mimeType) || mimeTypeOf(textOf(fields.url)),
	}),
};

/** Completes the requested fields of a validated object. A missing id becomes the slug, or the path in the response. */
export function complete(type: string, fields: Fields, context: Context): Fields {
	const derived = completions[type]?.(fields, context) ?? {};
	const id = fields.id || textOf(fields.slug) || context.path.replace(/\W+/g, '-');
	const entries = Object.entries({ ...derived, id }).filter(([name]) => name in fields);
	return { ...fields, ...Object.fromEntries(entries) };
}

function withDescription(seo: unknown, description: string): unknown {
	return isFields(seo) && seo.metaDesc === '' ? { ...seo, metaDesc: description } : seo;
}

const mimeTypeOf = (url: string): string =>
	(getMimeType(url.replace(/[?#].*$/, '')) ?? '').replace(/;.*$/, '');
