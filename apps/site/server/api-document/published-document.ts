import { createHash } from 'node:crypto';
import type { LocaleCode } from '@website/contracts/locales';
import { z } from 'zod';
import { tryPath } from '#shared/addresses/api-paths.ts';
import type { ServedDocument } from './document-source.ts';
import { basePaths, translationsSchema } from './operations.ts';

export interface PublishedDocument {
	text: string;
	etag: string;
}

const published = new WeakMap<ServedDocument, Map<LocaleCode, PublishedDocument>>();

/**
 * The app host's document with the site's own address below `origin` as its server: the host knows itself by its own network's name.
 * Summaries and names of groups are in the requested language if the document has it.
 */
export function publishedDocument(
	served: ServedDocument,
	origin: string,
	locale: LocaleCode,
): PublishedDocument {
	const ofLocales = published.get(served) ?? new Map<LocaleCode, PublishedDocument>();
	published.set(served, ofLocales);
	const cached = ofLocales.get(locale);
	if (cached) return cached;
	const servers = basePaths(served.document).map((base) => ({ url: origin + tryPath + base }));
	const text = JSON.stringify({ ...served.document, servers }, (_key, value: unknown) =>
		translated(value, locale),
	);
	const hash = createHash('sha256').update(text).digest('base64url').slice(0, 24);
	const document = { text, etag: `"${hash}"` };
	ofLocales.set(locale, document);
	return document;
}

const translatable = z.looseObject({ 'x-translations': translationsSchema });

/** A part of the document in a language: a group keeps its name, which addresses are made of, and shows the other one. */
function translated(value: unknown, locale: LocaleCode): unknown {
	if (typeof value !== 'object' || value === null || !('x-translations' in value)) return value;
	const { data } = translatable.safeParse(value);
	if (!data) return value;
	const { 'x-translations': translations, ...rest } = data;
	const { name, ...texts } = translations[locale] ?? {};
	return { ...rest, ...texts, ...(name && { 'x-displayName': name }) };
}
