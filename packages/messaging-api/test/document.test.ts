import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { describedOperations, documentJson, pointerTo } from '../sandbox/described-operations.ts';
import { handlers } from '../sandbox/handlers.ts';
import { ajv, openSandbox, request, sms } from './sandbox-requests.ts';

openSandbox();

describe('the document', () => {
	it('has a handler for every operation below /v1, and no other', () => {
		const ids = describedOperations.map((operation) => operation.id);
		expect(ids.toSorted()).toEqual(Object.keys(handlers).toSorted());
	});

	it('does not describe health checks', () => {
		const paths = Object.keys(z.object({ paths: z.looseObject({}) }).parse(documentJson).paths);
		expect(paths.filter((path) => /health|ready|metrics/.test(path))).toEqual([]);
	});

	it('has examples that are valid against their schemas', () => {
		const media = z.object({
			schema: z.unknown(),
			example: z.unknown().optional(),
			examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
		});
		let count = 0;
		const visit = (node: unknown, pointer: string): void => {
			if (typeof node !== 'object' || node === null) return;
			const mediaType = 'schema' in node ? media.safeParse(node).data : undefined;
			if (mediaType) {
				const check = ajv.getSchema(`document#/${pointer}/schema`);
				const examples = [
					...(mediaType.example === undefined ? [] : [mediaType.example]),
					...Object.values(mediaType.examples ?? {}).map(({ value }) => value),
				];
				for (const example of examples) {
					count += 1;
					expect(check?.(example), `${pointer} ${JSON.stringify(check?.errors)}`).toBe(true);
				}
				return;
			}
			for (const [name, child] of Object.entries(node))
				visit(child, `${pointer}/${pointerTo(name)}`);
		};
		const { paths, webhooks } = z
			.object({ paths: z.unknown(), webhooks: z.unknown() })
			.parse(documentJson);
		visit(paths, 'paths');
		visit(webhooks, 'webhooks');
		expect(count).toBeGreaterThan(40);
	});

	it('has every summary in every language', () => {
		const operations = Object.values(
			z
				.object({ paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))) })
				.parse(documentJson).paths,
		).flatMap((item) => Object.values(item));
		for (const operation of operations)
			expect(operation['x-translations']).toMatchObject({
				da: { summary: expect.stringMatching(/./) },
				de: { summary: expect.stringMatching(/./) },
			});
	});
});

describe('an error response is a documented problem', () => {
	it.each([
		['no channel', { to: '+4512345678' }, [{ pointer: '' }]],
		['a wrong number', { ...sms, to: '12345678' }, [{ pointer: '/to' }]],
		['no text', { ...sms, text: undefined }, [{ pointer: '/text' }]],
		[
			'a wrong mailbox, reported once',
			{
				channel: 'email',
				to: 'nobody',
				from: 'hello@fjordfaerge.example',
				subject: 'Ticket',
				text: 'Here.',
			},
			[{ pointer: '/to', detail: 'must match format "email"' }],
		],
		['an unknown field', { ...sms, color: 'red' }, [{ pointer: '' }]],
	])('%s', async (_, body, errors) => {
		expect(await request('POST', '/v1/messages', { body })).toMatchObject({
			status: 422,
			body: { code: 'invalid_request', errors },
		});
	});

	it.each([
		[401, 'invalid_key', 'GET', '/v1/messages', { token: null }],
		[401, 'invalid_key', 'GET', '/v1/messages', { token: `sk_test_${'a'.repeat(40)}` }],
		[404, 'not_found', 'GET', '/v1/messages/msg_4F81qW9sZ2bT7xKd', {}],
		[404, 'not_found', 'GET', '/v1/nothing', {}],
		[404, 'not_found', 'DELETE', '/v1/senders/snd_2hJ6kLm9Nq4Rt8Vw', {}],
		[422, 'invalid_request', 'GET', '/v1/messages/nonsense', {}],
		[422, 'invalid_request', 'GET', '/v1/messages?status=lost', {}],
		[400, 'malformed_body', 'POST', '/v1/messages', { body: '{' }],
		[413, 'body_too_large', 'POST', '/v1/messages', { body: ' '.repeat(5_000) }],
		[
			415,
			'unsupported_media_type',
			'POST',
			'/v1/messages',
			{ body: '{}', headers: { 'content-type': 'text/plain' } },
		],
		[
			422,
			'unknown_sender',
			'POST',
			'/v1/messages',
			{ body: { ...sms, channel: 'rcs', from: 'Somebody' } },
		],
	] as const)('%i %s for %s %s', async (status, code, method, path, body) => {
		const response = await request(method, path, body);
		expect(response).toMatchObject({ status, body: { code, status } });
		expect(response.headers.get('content-type')).toBe('application/problem+json');
		expect(response.headers.get('cache-control')).toBe('no-store');
	});

	it('sends Retry-After when a key exceeds its rate limit', async () => {
		for (const _ of Array.from({ length: limits.testMode.requestsPerMinute }))
			expect((await request('GET', '/v1/senders')).status).toBe(200);
		const response = await request('GET', '/v1/senders');
		expect(response).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
		expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
	});
});
