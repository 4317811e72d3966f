import type { ApiOperation } from '#shared/api-description.ts';
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
