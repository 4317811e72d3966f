import type { LocaleCode } from '@website/contracts/locales';
import type { z } from 'zod';
import { callEndpoint } from '../admin/endpoints/call-endpoint.ts';
import { bulkResult, languageCounts, publishingState, versionContent } from './shapes.ts';

interface Bulk {
	action: 'publish' | 'unpublish';
	documents: readonly string[];
	languages: readonly LocaleCode[];
	/** Where the removed URLs lead (`addressLeads`). */
	leads?: string;
}

/**
 * Calls the publishing endpoints of the API at `api`, with messages in the interface's `language`. `document` is `pages:12` or
 * `global:header`, for example. Each call rejects with the messages of the backend, one per line.
 */
export function publishingEndpoints(api: string, language: string) {
	const address = `${api}/publishing`;
	const get = <S extends z.ZodType>(schema: S, path: string, query: Record<string, string>) =>
		callEndpoint(schema, `${address}/${path}?${new URLSearchParams(query)}`, { language });
	const post = <S extends z.ZodType>(schema: S, path: string, body: object) =>
		callEndpoint(schema, `${address}/${path}`, { language, body });
	return {
		state: (document: string) => get(publishingState, 'state', { document }),
		publish: (document: string, languages: readonly LocaleCode[]) =>
			post(publishingState, 'publish', { document, languages }),
		undo: (document: string, publication: string) =>
			post(publishingState, 'undo', { document, publication }),
		unpublish: (document: string, languages: readonly LocaleCode[], leads?: string) =>
			post(publishingState, 'unpublish', { document, languages, leads }),
		discard: (document: string, locale: LocaleCode) =>
			post(publishingState, 'discard', { document, language: locale }),
		version: (document: string, version: string) =>
			get(versionContent, 'version', { document, version }),
		restore: (
			document: string,
			version: string,
			languages: readonly LocaleCode[],
			shared: boolean,
		) => post(publishingState, 'restore', { document, version, languages, shared }),
		bulk: (action: Bulk) => post(bulkResult, 'bulk', action),
		count: async (documents: readonly string[]) =>
			(await post(languageCounts, 'count', { documents })).languages,
	};
}
