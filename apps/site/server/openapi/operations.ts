import { z } from 'zod';
import type { ApiDocument } from './api-document.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

const operationSchema = z.looseObject({
	summary: z.string().optional().catch(undefined),
	tags: z.array(z.string()).optional().catch(undefined),
});

export interface ApiOperation {
	method: string;
	path: string;
	summary: string;
	/** The group the document puts it in; empty without one. */
	tag: string;
}

/** Every operation of a document, in its order. */
export function listOperations({ paths }: ApiDocument): ApiOperation[] {
	return Object.entries(paths).flatMap(([path, item]) =>
		methods.flatMap((method) => {
			const { data } = operationSchema.safeParse(item[method]);
			if (!data) return [];
			return {
				method: method.toUpperCase(),
				path,
				summary: data.summary ?? '',
				tag: data.tags?.[0] ?? '',
			};
		}),
	);
}

/** Whether a document describes an operation at a path, below any of its servers. */
export function hasOperation(document: ApiDocument, method: string, path: string): boolean {
	const operations = listOperations(document).filter((operation) => operation.method === method);
	return basePaths(document).some((base) =>
		operations.some((operation) => pathPattern(base + operation.path).test(path)),
	);
}

function basePaths({ servers }: ApiDocument): string[] {
	const paths = servers.map(({ url }) => {
		const base = 'http://server.invalid';
		return URL.canParse(url, base) ? new URL(url, base).pathname.replace(/\/+$/, '') : '';
	});
	return paths.length > 0 ? [...new Set(paths)] : [''];
}

/** A path template as a pattern; a parameter is one segment without a slash, however it is spelt. */
function pathPattern(template: string): RegExp {
	const parts = template
		.split(/\{[^{}]+\}/)
		.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
	return new RegExp(`^${parts.join('(?!\\.{1,2}(?:/|$))(?:(?!%2f|%5c|%00)[^/\\\\])+')}$`, 'i');
}
