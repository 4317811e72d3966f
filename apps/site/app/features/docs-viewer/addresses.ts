import type { ApiOperation } from '#shared/api-description.ts';
import { type LocaleCode, localizedPath } from '#shared/locales/locale.ts';

/** Path of the viewer in a language; every path below it is the viewer's too. */
export function docsPath(locale: LocaleCode): string {
	return localizedPath(locale, '/docs');
}

/** A group of operations as it is spelt in addresses: lower case, words joined by hyphens. */
export function tagSlug({ name = '' }: { name?: string }): string {
	return name
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '-')
		.replace(/^-|-$/g, '');
}

/** An operation as it is spelt in addresses: `get/messages/:id`. Lower case, as all addresses of the site are. */
export function operationSlug({ method, path }: { method: string; path: string }): string {
	return `${method}${path.replace(/\{([^{}]+)\}/g, ':$1')}`.toLowerCase();
}

export function operationPath(
	locale: LocaleCode,
	operation: Pick<ApiOperation, 'method' | 'path' | 'tag'>,
): string {
	const group = operation.tag === '' ? '' : `tag/${tagSlug({ name: operation.tag })}/`;
	return `${docsPath(locale)}/${group}${operationSlug(operation)}`;
}
