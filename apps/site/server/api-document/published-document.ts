import { isLocaleCode, type LocaleCode, sourceLocale } from '@website/contracts/locales';
import { Hono } from 'hono';
import { z } from 'zod';
import { apiDocumentPath } from '#shared/api-description.ts';
import { compression } from '../receiving/compression.ts';
import { entityTag } from '../receiving/entity-tag.ts';
import type { DocumentSource, HostDocument } from './document-source.ts';
import { allowedServers, translationsSchema } from './operations.ts';

export interface PublishedDocument {
	text: string;
	etag: string;
}

const publishedDocuments = new WeakMap<HostDocument, Map<LocaleCode, PublishedDocument>>();

/**
 * The app host's document with its servers at `origins` only, since the host may list its internal address. Summaries and tag names are
 * in the requested language if the document has it.
 */
export function publishedDocument(
	source: HostDocument,
	origins: readonly string[],
	locale: LocaleCode,
): PublishedDocument {
	const localeDocuments =
		publishedDocuments.get(source) ?? new Map<LocaleCode, PublishedDocument>();
	publishedDocuments.set(source, localeDocuments);
	const cached = localeDocuments.get(locale);
	if (cached) return cached;
	const servers = allowedServers(source.document, origins);
	const text = JSON.stringify({ ...source.document, servers }, (_key, value: unknown) =>
		translatePart(value, locale),
	);
	const document = { text, etag: entityTag(text) };
	localeDocuments.set(locale, document);
	return document;
}

const translatable = z.looseObject({ 'x-translations': translationsSchema });

/** Translates a part of the document. A tag keeps its name, which URLs contain, and gets the translation as `x-displayName`. */
function translatePart(value: unknown, locale: LocaleCode): unknown {
	if (typeof value !== 'object' || value === null || !('x-translations' in value)) return value;
	const { data } = translatable.safeParse(value);
	if (!data) return value;
	const { 'x-translations': translations, ...rest } = data;
	const { name, ...texts } = translations[locale] ?? {};
	return { ...rest, ...texts, ...(name && { 'x-displayName': name }) };
}

const localeOf = (language: string | undefined) =>
	isLocaleCode(language) ? language : sourceLocale;

/**
 * `GET /api/openapi.json`: the app host's API document for the docs viewer (specification sections 1 and 7). `?lang=da` returns its
 * summaries in that language.
 */
export function apiDocument(source: Pick<DocumentSource, 'get'>, origins: readonly string[]): Hono {
	return new Hono().use(apiDocumentPath, compression()).get(apiDocumentPath, async (c) => {
		const hostDocument = await source.get();
		if (!hostDocument) {
			c.header('cache-control', 'no-store');
			c.header('retry-after', '30');
			return c.json({ error: 'The API document is not available' }, 503);
		}
		const { text, etag } = publishedDocument(hostDocument, origins, localeOf(c.req.query('lang')));
		return c.body(text, 200, {
			etag,
			'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
			'content-type': 'application/json',
		});
	});
}
