import { isLocaleCode, sourceLocale } from '@website/contracts/locales';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { apiDocumentPath } from '#shared/addresses/api-paths.ts';
import { matchesEtag } from '../receiving/matches-etag.ts';
import type { DocumentSource } from './document-source.ts';
import { publishedDocument } from './published-document.ts';

const localeOf = (language: string | undefined) =>
	isLocaleCode(language) ? language : sourceLocale;

/**
 * `GET /api/openapi.json`: the app host's API document for the docs viewer (specification sections 1 and 7). `?lang=da` returns its
 * summaries in that language.
 */
export function apiDocument(source: Pick<DocumentSource, 'get'>, origins: readonly string[]): Hono {
	return new Hono().use(apiDocumentPath, compress()).get(apiDocumentPath, async (c) => {
		const hostDocument = await source.get();
		if (!hostDocument) {
			c.header('cache-control', 'no-store');
			c.header('retry-after', '30');
			return c.json({ error: 'The API document is not available' }, 503);
		}
		const { text, etag } = publishedDocument(hostDocument, origins, localeOf(c.req.query('lang')));
		const headers = {
			etag,
			'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
		};
		if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
		return c.body(text, 200, { ...headers, 'content-type': 'application/json' });
	});
}
