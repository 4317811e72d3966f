import type { PageKey } from '@website/page-cache/page-key';
import { formParameters } from '../forms/form-parameters.ts';
import { addressLimits } from '../limits.ts';
import { priceParameters } from '../prices/price-address.ts';
import { pageOfMarkdownPath } from './paths-of-pages.ts';
import { isSearchPath, readSearchQuery } from './search-address.ts';

const cursor = new RegExp(`^[\\w=+/.:-]{1,${addressLimits.maxCursorLength}}$`);
const dataSuffix = '.data';
const payloadSuffix = '/_payload.json';
const belowDocs = /^(\/[a-z]{2})?\/docs\/./;

/** Part of the key if React Router requests the page's own data without the data that all pages share. */
export const leafOnly = 'leaf';

/** The cache key of a canonical path with its valid parameters. Other parameters reach neither the cache nor the application. */
export function pageKey(path: string, search: string): PageKey {
	const parameters = new URLSearchParams();
	if (search.length > 1) {
		const source = new URLSearchParams(search);
		const after = source.get('after');
		if (after && cursor.test(after)) parameters.set('after', after);
		for (const [name, value] of priceParameters(source)) parameters.set(name, value);
		for (const [name, value] of formParameters(source)) parameters.set(name, value);
		const page = pageOfMarkdownPath(path) ?? pageOfPath(path);
		const searchQuery = isSearchPath(page) && readSearchQuery(source);
		if (searchQuery) parameters.set('q', searchQuery);
		const routes = source.get('_routes');
		if (routes && isDataPath(path) && !routes.split(',').includes('root')) {
			parameters.set('_routes', leafOnly);
		}
	}
	const hasParameters = [...parameters.keys()].some((name) => name !== '_routes');
	const query = parameters.toString();
	return {
		id: query ? `${path}?${query}` : path,
		path,
		search: query && `?${query}`,
		isVariant: hasParameters || belowDocs.test(path),
	};
}

export function isDataPath(path: string): boolean {
	return path.endsWith(dataSuffix);
}

/** True for the path of a page's data as plain JSON (specification section 7). */
export function isPayloadPath(path: string): boolean {
	return path.endsWith(payloadSuffix);
}

/** The path of the page for its own path or the path of its data. */
export function pageOfPath(path: string): string {
	const data = isPayloadPath(path) ? dataPathOfPayload(path) : path;
	return data.replace(/(^|\/)_\.data$|\.data$/, '') || '/';
}

/** The path of React Router's data for the path of a page's plain JSON. */
export function dataPathOfPayload(path: string): string {
	const page = path.slice(0, -payloadSuffix.length);
	return page ? page + dataSuffix : `/_${dataSuffix}`;
}
