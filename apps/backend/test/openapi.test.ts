import { validate } from '@scalar/openapi-parser';
import { typeDefs } from '@website/contracts/prices-sdl';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { buildSchema, isObjectType } from 'graphql';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '../src/api/openapi/document.ts';
import { callRoute } from './call-route.ts';
import { openPriceProgram } from './price-program.ts';
import { bearer } from './price-requests.ts';

const server = 'https://prices.example';
const document = openApiDocument({
	siteUrl: 'https://site.example',
	brand: 'Vimplo',
});

// Only the parts of an operation that these tests read.
const operation = z.looseObject({
	security: z.array(z.unknown()),
	requestBody: z
		.object({ content: z.object({ 'application/json': z.object({ example: z.unknown() }) }) })
		.optional(),
	responses: z.record(z.string(), z.looseObject({})),
});
const operations = Object.entries(document.paths ?? {})
	// Paths below /v1 are not served here.
	.filter(([path]) => !path.startsWith('/v1/'))
	.flatMap(([path, item]) =>
		Object.entries(item).map(([method, value]) => ({
			method,
			path,
			operation: operation.parse(value),
		})),
	);

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: 'document', ...document });

const pointer = (...parts: string[]) =>
	parts
		.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
		.join('/');

async function expectDocumented(response: Response, method: string, path: string): Promise<void> {
	const parts = ['paths', path, method, 'responses', String(response.status), 'content'];
	const check = ajv.getSchema(`document#/${pointer(...parts, 'application/json', 'schema')}`);
	const body = await response.json();
	expect(check, `${method} ${path} documents ${response.status}`).toBeTypeOf('function');
	expect(check?.(body), JSON.stringify(check?.errors)?.slice(0, 500)).toBe(true);
}

let payload: Payload;
beforeAll(async () => {
	payload = await openPriceProgram();
});
afterAll(() => payload.destroy());

async function call(
	{ method, path, operation }: (typeof operations)[number],
	token?: string | null,
): Promise<Response> {
	const body = operation.requestBody?.content['application/json'].example;
	const request = new Request(server + path, {
		method: method.toUpperCase(),
		headers: { ...bearer(token), ...(body ? { 'content-type': 'application/json' } : {}) },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	return callRoute(request);
}

describe('the API document', () => {
	it('is valid OpenAPI 3.1 with security schemes, without servers', async () => {
		const { valid, errors } = await validate(JSON.parse(JSON.stringify(document)));
		expect(errors ?? []).toEqual([]);
		expect(valid).toBe(true);
		expect(document).toMatchObject({
			openapi: '3.1.0',
			components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
		});
	});

	it('describes every endpoint of the price API', () => {
		const descriptions = operations.map(({ method, path }) => `${method} ${path}`);
		expect(descriptions.sort()).toEqual(['get /api/v1/prices/email', 'post /prices/graphql']);
	});

	it.each(operations)('$method $path responds as documented', async (operation) => {
		const response = await call(operation);
		expect(response.status).toBe(200);
		await expectDocumented(response, operation.method, operation.path);
	});

	it.each(operations.filter(({ operation: { security } }) => security.length > 0))(
		'$method $path refuses as documented',
		async (operation) => {
			for (const [token, status] of [
				[null, 401],
				['wrong', 403],
			] as const) {
				const response = await call(operation, token);
				expect(response.status).toBe(status);
				await expectDocumented(response, operation.method, operation.path);
			}
		},
	);

	it('has the fields and types of the GraphQL contract', () => {
		const schemas = z
			.record(
				z.string(),
				z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() }),
			)
			.parse(JSON.parse(JSON.stringify(document.components?.schemas)));
		const types = Object.values(buildSchema(typeDefs).getTypeMap())
			.filter(isObjectType)
			.filter(({ name }) => name !== 'Query' && !name.startsWith('__'));
		expect(types.length).toBe(8);
		for (const type of types) {
			const fields = Object.keys(schemas[type.name]?.properties ?? {});
			expect(fields, type.name).toEqual(Object.keys(type.getFields()));
		}
		const operator = schemas.Operator?.properties;
		expect(operator).toMatchObject({ countryIso: { $ref: '#/components/schemas/CountryCode' } });
		expect(operator?.region).toEqual({ type: ['string', 'null'] });
	});

	it('is served at its URL', async () => {
		const response = await callRoute(new Request('http://backend.test/openapi.json'));
		expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
	});

	it('does not allow other methods', async () => {
		const response = await callRoute(new Request('http://backend.test/prices/graphql'));
		expect(response.status).toBe(405);
		expect(response.headers.get('allow')).toBe('POST');
	});
});
