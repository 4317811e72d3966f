import { validate } from '@scalar/openapi-parser';
import apiErrors from '@website/contracts/api-errors' with { type: 'json' };
import { currencies } from '@website/contracts/currencies';
import { openApi } from '@website/contracts/openapi';
import { priceQueries } from '@website/contracts/price-queries';
import { typeDefs } from '@website/contracts/prices-sdl';
import { buildSchema, isObjectType } from 'graphql';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { limits } from '../src/platform/limits.ts';
import { apiDocument, faultsOf, operations } from './api-document.ts';
import { callRoute } from './call-route.ts';
import { openPriceProgram } from './price-program.ts';
import { bearer } from './price-requests.ts';

const { schemas } = apiDocument.components;
// Paths below /v1 are not served here.
const priceOperations = operations.filter(({ path }) => !path.startsWith('/v1/'));

interface Example {
	place: string[];
	name: string;
	value: unknown;
}

/** The examples of the bodies below a place of the document. */
function examplesIn(node: unknown, place: string[]): Example[] {
	if (typeof node !== 'object' || node === null) return [];
	const { data: media } = z
		.object({
			schema: z.unknown(),
			example: z.unknown(),
			examples: z.record(z.string(), z.object({ value: z.unknown() })).default({}),
		})
		.partial({ example: true })
		.safeParse('schema' in node && !('in' in node) ? node : undefined);
	if (!media)
		return Object.entries(node).flatMap(([name, child]) => examplesIn(child, [...place, name]));
	return [
		...(media.example === undefined ? [] : [{ place, name: '', value: media.example }]),
		...Object.entries(media.examples).map(([name, { value }]) => ({ place, name, value })),
	];
}
const examples = [
	...examplesIn(apiDocument.paths, ['paths']),
	...examplesIn(apiDocument.webhooks, ['webhooks']),
];

describe('the API document', () => {
	it('is valid OpenAPI 3.1 with security schemes, without servers', async () => {
		const { valid, errors } = await validate(JSON.parse(openApi));
		expect(errors ?? []).toEqual([]);
		expect(valid).toBe(true);
		expect(apiDocument).toMatchObject({
			openapi: '3.1.0',
			components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
		});
		expect(apiDocument).not.toHaveProperty('servers');
	});

	it('has examples that are valid against their schemas', () => {
		expect(examples.length).toBeGreaterThan(30);
		for (const { place, value } of examples)
			expect(faultsOf(value, ...place, 'schema'), place.join(' ')).toEqual([]);
	});

	it('has every summary in every language', () => {
		for (const { operation, path } of operations)
			expect(operation['x-translations'], path).toMatchObject({
				da: { summary: expect.stringMatching(/./) },
				de: { summary: expect.stringMatching(/./) },
			});
	});

	it('has the status and texts of each error', () => {
		const problems = examples.filter(({ place }) => place.includes('application/problem+json'));
		const shown = new Map(problems.map(({ name, value }) => [name, value]));
		for (const [code, { status, title, remedy }] of Object.entries(apiErrors)) {
			const row = `| \`${code}\` ${status ?? 'after sending'} | **${title.en}.** ${remedy.en} |`;
			expect(apiDocument.info.description).toContain(row);
			const type = `https://site.example/docs/description/errors#${code}`;
			const problem = { type, title: title.en, status, detail: remedy.en, code };
			expect(shown.get(code)).toEqual(status === null ? undefined : problem);
		}
		const codes = Object.entries(apiErrors).filter(([, { status }]) => status !== null);
		expect(schemas.Problem?.properties?.code).toMatchObject({ enum: codes.map(([code]) => code) });
		for (const { place, value } of problems)
			expect(place).toContain(String(z.object({ status: z.number() }).parse(value).status));
	});

	it('has the fields and types of the GraphQL contract', () => {
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
		expect(Object.keys(schemas.EmailPrice?.properties ?? {})).toEqual(
			expect.arrayContaining([...currencies]),
		);
		expect(JSON.stringify(schemas.PriceQuery)).toContain(JSON.stringify(currencies));
	});

	it('has the limits of the price API and the query with all fields', () => {
		const { ratePerToken, rateSeconds, queryBytes } = limits.prices;
		const { responses, requestBody } = apiDocument.paths['/prices/graphql']?.post ?? {};
		expect(responses?.[429]?.description).toBe(
			`More than ${ratePerToken} requests with one token in ${rateSeconds} seconds`,
		);
		expect(responses?.[413]?.description).toBe(`The body is larger than ${queryBytes} bytes`);
		expect(requestBody?.content['application/json'].example).toMatchObject({
			query: priceQueries.extended,
		});
	});
});

describe('the price API', () => {
	let payload: Payload;
	beforeAll(async () => {
		payload = await openPriceProgram();
	});
	afterAll(() => payload.destroy());

	async function expectDocumented(
		{ method, path, operation }: (typeof operations)[number],
		status: number,
		token?: string | null,
	): Promise<void> {
		const body = operation.requestBody?.content['application/json'].example;
		const request = new Request(`https://prices.example${path}`, {
			method: method.toUpperCase(),
			headers: { ...bearer(token), ...(body ? { 'content-type': 'application/json' } : {}) },
			...(body ? { body: JSON.stringify(body) } : {}),
		});
		const response = await callRoute(request);
		expect(response.status).toBe(status);
		const place = ['paths', path, method, 'responses', status, 'content', 'application/json'];
		expect(faultsOf(await response.json(), ...place, 'schema')).toEqual([]);
	}

	it('has a description of every endpoint', () => {
		const descriptions = priceOperations.map(({ method, path }) => `${method} ${path}`);
		expect(descriptions.sort()).toEqual(['get /api/v1/prices/email', 'post /prices/graphql']);
	});

	it.each(priceOperations)(
		'$method $path responds and refuses as documented',
		async (operation) => {
			await expectDocumented(operation, 200);
			await expectDocumented(operation, 401, null);
			await expectDocumented(operation, 403, 'wrong');
		},
	);

	it('serves the document with the name of the brand and the URL of the site', async () => {
		const response = await callRoute(new Request('http://backend.test/openapi.json'));
		expect(await response.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'API' } });
		const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
		const again = await callRoute(new Request('http://backend.test/openapi.json', { headers }));
		expect(again.status).toBe(304);
		const { openApiDocument } = await import('../src/app/[...path]/api-document.ts');
		const text = JSON.stringify(
			openApiDocument({ siteUrl: 'https://ferry.example', brand: 'Færge & Co' }),
		);
		expect(text).toContain('"title":"Færge & Co API"');
		expect(text).toContain('`F-rge-Co-Signature: t=');
		expect(text).toContain('"https://ferry.example/docs/description/errors#not_found"');
		expect(text).not.toMatch(/site\.example|Webhook-Signature/);
	});

	it('does not allow other methods', async () => {
		const response = await callRoute(new Request('http://backend.test/prices/graphql'));
		expect(response.status).toBe(405);
		expect(response.headers.get('allow')).toBe('OPTIONS, POST');
	});
});
