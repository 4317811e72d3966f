import type { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiResponseObject } from 'zod-openapi';
import { apiErrors, type RequestErrorCode } from '../schemas/errors.ts';
import { problemBody, problemSchema, problemType } from '../schemas/problem.ts';
import { type Translated, translations } from './translated.ts';

const security = [{ bearer: [] }];

interface Described {
	id: string;
	tag: string;
	summary: Translated;
	description: string;
	/** Open to everybody; otherwise a key is needed. */
	isOpen?: boolean;
	parameters?: ZodOpenApiOperationObject['requestParams'];
	body?: { schema: z.ZodType; examples: Record<string, { summary: string; value: unknown }> };
	answer: { status: 200 | 201 | 204; description: string; schema?: z.ZodType; example?: unknown };
	/** Errors of this operation beside those that all have. */
	errors?: readonly RequestErrorCode[];
}

const ofKeys: readonly RequestErrorCode[] = ['invalid_key'];
const ofBodies: readonly RequestErrorCode[] = [
	'malformed_body',
	'body_too_large',
	'unsupported_media_type',
];
const ofAll: readonly RequestErrorCode[] = ['invalid_request', 'rate_limited', 'unavailable'];

/** An operation of the messaging API, with the errors it may be answered with as examples of one schema. */
export function operation(described: Described, siteUrl: string): ZodOpenApiOperationObject {
	const { id, tag, summary, description, isOpen, parameters, body, answer: response } = described;
	const codes = [
		...(isOpen ? [] : ofKeys),
		...(body ? ofBodies : []),
		...(described.errors ?? []),
		...ofAll,
	];
	return {
		operationId: id,
		tags: [tag],
		summary: summary.en,
		description,
		security: isOpen ? [] : security,
		...translations({ summary }),
		...(parameters && { requestParams: parameters }),
		...(body && {
			requestBody: {
				required: true,
				content: { 'application/json': { schema: body.schema, examples: body.examples } },
			},
		}),
		responses: { [response.status]: success(response), ...refusals(codes, siteUrl) },
	};
}

function success({ description, schema, example }: Described['answer']): ZodOpenApiResponseObject {
	if (!schema) return { description };
	return { description, content: { 'application/json': { schema, example } } };
}

/** One answer for each status, with an example for each of its codes. */
function refusals(
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
									value: problemBody({ code, faults: [] }, siteUrl),
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
	description: 'Seconds until the next request may pass',
	schema: { type: 'string' as const },
};
