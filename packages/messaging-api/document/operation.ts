import type { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { apiErrors, type RequestErrorCode } from '../schemas/errors.ts';
import { problemBody, problemSchema, problemType } from '../schemas/problem.ts';
import { type LocalizedText, translations } from './translations.ts';

const security = [{ bearer: [] }];

interface OperationDescription {
	id: string;
	tag: string;
	summary: LocalizedText;
	description: string;
	parameters?: ZodOpenApiOperationObject['requestParams'];
	body?: { schema: z.ZodType; examples: Record<string, { summary: string; value: unknown }> };
	response: { status: 200 | 201 | 204; description: string; schema?: z.ZodType; example?: unknown };
	/** Errors of this operation in addition to the common ones. */
	errors?: readonly RequestErrorCode[];
}

const bodyErrors: readonly RequestErrorCode[] = [
	'malformed_body',
	'body_too_large',
	'unsupported_media_type',
];
const commonErrors: readonly RequestErrorCode[] = [
	'invalid_request',
	'rate_limited',
	'unavailable',
];

/** Describes an operation of the messaging API, with its errors as examples of one schema. */
export function operation(
	options: OperationDescription,
	siteUrl: string,
): ZodOpenApiOperationObject {
	const { id, tag, summary, description, parameters, body, response } = options;
	const codes: readonly RequestErrorCode[] = [
		'invalid_key',
		...(body ? bodyErrors : []),
		...(options.errors ?? []),
		...commonErrors,
	];
	return {
		operationId: id,
		tags: [tag],
		summary: summary.en,
		description,
		security,
		...translations({ summary }),
		...(parameters && { requestParams: parameters }),
		...(body && {
			requestBody: {
				required: true,
				content: { 'application/json': { schema: body.schema, examples: body.examples } },
			},
		}),
		responses: { [response.status]: success(response), ...errorResponses(codes, siteUrl) },
	};
}

function success({
	description,
	schema,
	example,
}: OperationDescription['response']): ZodOpenApiResponseObject {
	if (!schema) return { description };
	return { description, content: { 'application/json': { schema, example } } };
}

/** One response for each status, with an example for each of its codes. */
function errorResponses(
	codes: readonly RequestErrorCode[],
	siteUrl: string,
): Record<string, ZodOpenApiResponseObject> {
	const byStatus = Map.groupBy(codes, (code) => apiErrors[code].status);
	return Object.fromEntries(
		[...byStatus].map(([status, members]) => [
			String(status),
			{
				description: members.map((code) => apiErrors[code].title.en).join(', or: '),
				content: {
					[problemType]: {
						schema: problemSchema,
						examples: Object.fromEntries(
							members.map((code) => [
								code,
								{
									summary: apiErrors[code].title.en,
									value: problemBody(code, siteUrl),
								},
							]),
						),
					},
				},
				...(status === 429 && { headers: { 'Retry-After': retryAfter } }),
			},
		]),
	);
}

const retryAfter = {
	description: 'Seconds to wait before the next request',
	schema: { type: 'string' as const },
};
