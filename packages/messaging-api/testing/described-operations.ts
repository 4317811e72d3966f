import type { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { messagingDocument } from '../document/document.ts';

const places = ['path', 'query', 'header'] as const;

const operation = z.object({
	parameters: z
		.array(z.object({ name: z.string(), in: z.enum(places), required: z.boolean().optional() }))
		.default([]),
	requestBody: z.unknown().optional(),
});

/** The parts of an operation that are needed to validate its requests. */
export interface DescribedOperation {
	method: string;
	path: string;
	/** JSON Pointer to the operation in the document. */
	pointer: string;
	hasBody: boolean;
	parameters: z.infer<typeof operation>['parameters'];
	/** Matches its path; the parameters are named groups. */
	pattern: RegExp;
}

/** The API document as JSON, for validation. The brand and the URLs do not matter for that. */
export const documentJson: unknown = JSON.parse(
	JSON.stringify(messagingDocument({ siteUrl: 'http://localhost', brand: '' })),
	// The validator does not support `mapping`, which is redundant here.
	(key, value: unknown) => (key === 'mapping' ? undefined : value),
);

/** Converts a path of letters, digits and hyphens to a pattern. A parameter is one segment and a named group. */
function pathPattern(template: string): RegExp {
	const segments = template.split('/').map((segment) => {
		const name = segment.startsWith('{') ? segment.slice(1, -1) : undefined;
		return name ? `(?<${name}>[^/]+)` : segment;
	});
	return new RegExp(`^${segments.join('/')}$`);
}

const escapePointer = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** A JSON Pointer (RFC 6901) as the fragment of a reference. */
export const pointerTo = (...parts: string[]): string =>
	parts.map((part) => encodeURIComponent(escapePointer(part))).join('/');

const paths = z
	.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
	.parse(documentJson).paths;

/** Every operation below /v1. */
export const describedOperations: readonly DescribedOperation[] = Object.entries(paths)
	.filter(([path]) => path.startsWith('/v1/'))
	.flatMap(([path, item]) =>
		Object.entries(item).map(([method, value]) => {
			const { parameters, requestBody } = operation.parse(value);
			return {
				method: method.toUpperCase(),
				path,
				pointer: pointerTo('paths', path, method),
				hasBody: requestBody !== undefined,
				parameters,
				pattern: pathPattern(path),
			};
		}),
	);

/** Adds the schemas of the document as `document#/…`. */
export function addDocument(ajv: Ajv2020): Ajv2020 {
	return ajv.addSchema({ $id: 'document', ...z.looseObject({}).parse(documentJson) });
}
