import { createHash } from 'node:crypto';
import type { LocaleCode } from '@website/contracts/locales';
import { z } from 'zod';
import type { HostDocument } from './document-source.ts';
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
	const hash = createHash('sha256').update(text).digest('base64url').slice(0, 24);
	const document = { text, etag: `"${hash}"` };
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
