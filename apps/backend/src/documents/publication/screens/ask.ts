import type { LocaleCode } from '@website/contracts/locales';
import { send } from '../../references/screens/ask.ts';
import { bulkResult, languageCounts, publishingState, versionContent } from '../shapes.ts';

interface Bulk {
	action: 'publish' | 'unpublish';
	documents: readonly string[];
	languages: readonly LocaleCode[];
	/** Where addresses lead (`addressLeads`). */
	leads?: string;
}

/**
 * The publishing endpoints of the backend at `api`, in the interface's `language`. `document` is `pages:12` or `global:header`.
 * Each call rejects with what the backend says is wrong, one problem a line.
 */
export function askPublishing(api: string, language: string) {
	const address = `${api}/publishing`;
	const get = (path: string, query: Record<string, string>) =>
		send('GET', `${address}/${path}?${new URLSearchParams(query)}`, language);
	const post = (path: string, body: object) => send('POST', `${address}/${path}`, language, body);
	return {
		state: async (document: string) => publishingState.parse(await get('state', { document })),
		publish: async (document: string, languages: readonly LocaleCode[]) =>
			publishingState.parse(await post('publish', { document, languages })),
		unpublish: async (document: string, languages: readonly LocaleCode[], leads?: string) =>
			publishingState.parse(await post('unpublish', { document, languages, leads })),
		discard: async (document: string, locale: LocaleCode) =>
			publishingState.parse(await post('discard', { document, language: locale })),
		version: async (document: string, version: string) =>
			versionContent.parse(await get('version', { document, version })),
		restore: async (
			document: string,
			version: string,
			languages: readonly LocaleCode[],
			shared: boolean,
		) => publishingState.parse(await post('restore', { document, version, languages, shared })),
		bulk: async (wanted: Bulk) => bulkResult.parse(await post('bulk', wanted)),
		count: async (documents: readonly string[]) =>
			languageCounts.parse(await post('count', { documents })).languages,
	};
}
