import type { ApiDescription, ApiOperation, ApiOverview } from '#shared/api-description.ts';
import { type LocaleCode, localizedPath } from '#shared/locales/locale.ts';

/** Path of the viewer in a language. The viewer also handles all paths below it. */
export function docsPath(locale: LocaleCode): string {
	return localizedPath(locale, '/docs');
}

/** URL slug of a group of operations: lower case, words joined by hyphens. */
export function tagSlug({ name = '' }: { name?: string }): string {
	return name
		.normalize('NFC')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '');
}

/** URL slug of an operation: `get/messages/:id`. Lower case, composed (NFC) and without a slash at the end, like all paths of the site. */
export function operationSlug({ method, path }: { method: string; path: string }): string {
	return `${method}${path.replace(/\{([^{}]+)\}/g, ':$1')}`
		.toLowerCase()
		.normalize('NFC')
		.replace(/\/+$/, '');
}

export function operationPath(
	locale: LocaleCode,
	operation: Pick<ApiOperation, 'method' | 'path' | 'tag'>,
): string {
	const group = operation.tag === '' ? '' : `tag/${tagSlug({ name: operation.tag })}/`;
	return `${docsPath(locale)}/${group}${operationSlug(operation)}`;
}

/** Returns a summary of the description, with the details of the operation at the path. */
export function overviewAt(
	{ operations, ...description }: ApiDescription,
	locale: LocaleCode,
	pathname: string,
): ApiOverview {
	const address = encoded(pathname);
	const selected = operations.find(
		(operation) => encoded(operationPath(locale, operation)) === address,
	);
	return {
		...description,
		operations: operations.map(({ method, path, summary, translations, tag }) => ({
			method,
			path,
			summary,
			translations,
			tag,
		})),
		selected: selected ?? null,
	};
}

/** A path as requests contain it: with percent-encoded characters outside ASCII (RFC 3986, the case of whose digits is free). */
const encoded = (path: string): string => new URL(path, 'http://localhost').pathname.toLowerCase();
