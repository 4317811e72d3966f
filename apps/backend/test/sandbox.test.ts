import { isSignedWebhook } from '@website/contracts/signatures';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openPriceProgram } from './price-program.ts';

const server = 'https://backend.example';
type Sandbox = typeof import('../src/sandbox/answer.ts');
type Described = typeof import('../src/sandbox/described-operations.ts');

let payload: Payload;
let sandbox: Sandbox;
let described: Described;
let ajv: Ajv2020;
let key: string;

const testKey = z.object({ key: z.string(), inspector: z.string(), webhook_secret: z.string() });
const delivery = z.object({
	signature: z.string(),
	body: z.string(),
	secret: z.string(),
	url: z.string(),
	event: z.object({ type: z.string(), status: z.string().optional(), message_id: z.string() }),
});
const arrived = z.object({ deliveries: z.array(delivery) });

interface Asked {
	body?: unknown;
	token?: string | null;
	headers?: Record<string, string>;
}

async function ask(method: string, path: string, { body, token = key, headers }: Asked = {}) {
	const response = await sandbox.answerSandbox(
		payload,
		new Request(server + path, {
			method,
			headers: {
				...(token !== null && { authorization: `Bearer ${token}` }),
				...(body !== undefined && { 'content-type': 'application/json' }),
				...headers,
			},
			...(body !== undefined && {
				body: typeof body === 'string' ? body : JSON.stringify(body),
			}),
		}),
	);
	const answer: unknown = response.status === 204 ? undefined : await response.json();
	fits(method, path, response, answer);
	return { status: response.status, body: answer, headers: response.headers };
}

/** Every answer of these tests is one that the document describes. */
function fits(method: string, path: string, { status, headers }: Response, body: unknown): void {
	const { pathname } = new URL(path, server);
	const operation = described.describedOperations.find(
		(one) => one.method === method && one.pattern.test(pathname),
	);
	if (!operation || status === 204) return;
	const type = headers.get('content-type') ?? '';
	const place = described.pointerTo('responses', String(status), 'content', type, 'schema');
	const check = ajv.getSchema(`document#/${operation.pointer}/${place}`);
	expect(check, `${method} ${path} documents ${status} as ${type}`).toBeTypeOf('function');
	expect(check?.(body), JSON.stringify(check?.errors)).toBe(true);
}

const sms = { channel: 'sms', to: '+4512345678', from: 'Fjordfaerge', text: 'On time.' };
const id = (answer: { body: unknown }) => z.object({ id: z.string() }).parse(answer.body).id;
const statusOf = async (message: string) =>
	z.object({ status: z.string() }).parse((await ask('GET', `/v1/messages/${message}`)).body).status;

beforeAll(async () => {
	payload = await openPriceProgram();
	sandbox = await import('../src/sandbox/answer.ts');
	described = await import('../src/sandbox/described-operations.ts');
	ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true });
	formats.default(ajv);
	described.addDocument(ajv);
});
afterAll(() => payload.destroy());

beforeEach(async () => {
	vi.useFakeTimers({ now: new Date('2026-04-21T08:00:00Z'), toFake: ['Date'] });
	key = testKey.parse((await ask('POST', '/v1/test-keys', { token: null })).body).key;
});
afterEach(() => vi.useRealTimers());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('the document', () => {
	it('has a handler for every operation below /v1, and no other', async () => {
		const { handlers } = await import('../src/sandbox/handlers.ts');
		const ids = described.describedOperations.map((operation) => operation.id);
		expect(ids.toSorted()).toEqual(Object.keys(handlers).toSorted());
	});

	it('says nothing of the health of the program', () => {
		const paths = Object.keys(
			z.object({ paths: z.looseObject({}) }).parse(described.checkedDocument).paths,
		);
		expect(paths.filter((path) => /health|ready|metrics/.test(path))).toEqual([]);
	});

	it('has examples that fit their schemas', () => {
		const media = z.object({
			schema: z.unknown(),
			example: z.unknown().optional(),
			examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
		});
		let checked = 0;
		const visit = (node: unknown, pointer: string): void => {
			if (typeof node !== 'object' || node === null) return;
			const found = 'schema' in node ? media.safeParse(node).data : undefined;
			if (found) {
				const check = ajv.getSchema(`document#/${pointer}/schema`);
				const examples = [
					...(found.example === undefined ? [] : [found.example]),
					...Object.values(found.examples ?? {}).map(({ value }) => value),
				];
				for (const example of examples) {
					checked += 1;
					expect(check?.(example), `${pointer} ${JSON.stringify(check?.errors)}`).toBe(true);
				}
				return;
			}
			for (const [name, child] of Object.entries(node))
				visit(child, `${pointer}/${described.pointerTo(name)}`);
		};
		const { paths, webhooks } = z
			.object({ paths: z.unknown(), webhooks: z.unknown() })
			.parse(described.checkedDocument);
		visit(paths, 'paths');
		visit(webhooks, 'webhooks');
		expect(checked).toBeGreaterThan(40);
	});

	it('offers each summary in every language', () => {
		const operations = Object.values(
			z
				.object({ paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))) })
				.parse(described.checkedDocument).paths,
		).flatMap((item) => Object.values(item));
		for (const operation of operations)
			expect(operation['x-translations']).toMatchObject({
				da: { summary: expect.stringMatching(/./) },
				de: { summary: expect.stringMatching(/./) },
			});
	});
});

describe('a message', () => {
	it('is queued, sent and delivered in time, and counted in segments', async () => {
		const sent = await ask('POST', '/v1/messages', { body: { ...sms, text: 'a'.repeat(161) } });
		expect(sent).toMatchObject({
			status: 201,
			body: { status: 'queued', segments: 2, test: true },
		});
		const message = id(sent);
		expect(sent.headers.get('location')).toBe(`/v1/messages/${message}`);
		later(2_000);
		expect(await statusOf(message)).toBe('sent');
		later(3_000);
		expect(await statusOf(message)).toBe('delivered');
		const { body } = await ask('GET', `/v1/messages/${message}/events`);
		expect(body).toMatchObject({
			data: [{ status: 'queued' }, { status: 'sent' }, { status: 'delivered' }],
		});
		expect(await ask('GET', '/v1/messages?status=delivered')).toMatchObject({
			body: { data: [{ id: message }] },
		});
		expect(await ask('GET', '/v1/messages?status=queued')).toMatchObject({ body: { data: [] } });
	});

	it.each([
		[{ ...sms, to: '+4500000001' }, 'failed', 'recipient_unreachable'],
		[{ ...sms, to: '+4500000002' }, 'expired', 'validity_expired'],
		[
			{
				channel: 'email',
				to: 'failed@example.com',
				from: 'hello@fjordfaerge.example',
				subject: 'Ticket',
				text: 'Here.',
			},
			'failed',
			'recipient_unreachable',
		],
	])('to %o ends as %s', async (body, status, code) => {
		const message = id(await ask('POST', '/v1/messages', { body }));
		later(10_000);
		expect(await ask('GET', `/v1/messages/${message}`)).toMatchObject({
			body: { status, error: { code } },
		});
	});

	it('is sent once however often it is repeated with one key', async () => {
		const headers = { 'idempotency-key': 'order-1' };
		const first = await ask('POST', '/v1/messages', { body: sms, headers });
		const again = await ask('POST', '/v1/messages', { body: sms, headers });
		expect(id(again)).toBe(id(first));
		const other = { ...sms, text: 'Another text.' };
		expect(await ask('POST', '/v1/messages', { body: other, headers })).toMatchObject({
			status: 409,
			body: { code: 'idempotency_conflict' },
		});
	});

	it('is nobody else’s', async () => {
		const message = id(await ask('POST', '/v1/messages', { body: sms }));
		const other = testKey.parse((await ask('POST', '/v1/test-keys', { token: null })).body).key;
		expect((await ask('GET', `/v1/messages/${message}`, { token: other })).status).toBe(404);
	});

	it('is forgotten an hour after the last use, and the oldest when there are too many', async () => {
		const { limits } = await import('../src/limits.ts');
		const first = id(await ask('POST', '/v1/messages', { body: sms }));
		for (const _ of Array.from({ length: limits.sandbox.messages }).slice(0, 20))
			await ask('POST', '/v1/messages', { body: sms });
		expect((await ask('GET', `/v1/messages/${first}`)).status).toBe(404);
		later(limits.sandbox.storedMs + 1);
		expect(await ask('GET', '/v1/messages')).toMatchObject({ body: { data: [] } });
	});
});

const rcs = { ...sms, channel: 'rcs' };
const history = async (message: string) =>
	z
		.object({ data: z.array(z.looseObject({ type: z.string(), message_id: z.string() })) })
		.parse((await ask('GET', `/v1/messages/${message}/events`)).body).data;

it.each([
	['+4560000120', 201],
	['Kino Nord', 201],
	['Nord7', 201],
	['12345', 422],
	[' Nord', 422],
	['Klinik Havblik', 422],
	['Færgen', 422],
])('an SMS from %o is answered with %i', async (from, status) => {
	expect((await ask('POST', '/v1/messages', { body: { ...sms, from } })).status).toBe(status);
});

it('names the character of an SMS that forced UCS-2', async () => {
	const forcedBy = async (body: object) => (await ask('POST', '/v1/messages', { body })).body;
	expect(await forcedBy(sms)).toMatchObject({ segments: 1, ucs2_character: null });
	const text = `${'a'.repeat(70)} “on time”`;
	expect(await forcedBy({ ...sms, text })).toMatchObject({ segments: 2, ucs2_character: '“' });
	expect(await forcedBy({ ...rcs, text })).toMatchObject({ segments: null, ucs2_character: null });
});

describe('a planned message', () => {
	const planned = { ...sms, send_at: '2026-04-21T12:30:00+02:00' };

	it('says in UTC when it is sent', async () => {
		const sent = await ask('POST', '/v1/messages', { body: planned });
		expect(sent).toMatchObject({
			status: 201,
			body: { status: 'queued', send_at: '2026-04-21T10:30:00Z' },
		});
	});

	it.each([
		['2026-04-21T08:30:00Z', '2026-04-21T08:29:59Z', 'queued'],
		['2026-04-21T08:30:00Z', '2026-04-21T08:30:05Z', 'delivered'],
		['2026-04-20T08:30:00Z', '2026-04-21T08:00:05Z', 'delivered'],
	])('for %s is at %s %s', async (send_at, now, status) => {
		const message = id(await ask('POST', '/v1/messages', { body: { ...sms, send_at } }));
		vi.setSystemTime(new Date(now));
		expect(await statusOf(message)).toBe(status);
	});

	it('is canceled until its time, and not found from then on', async () => {
		const headers = { 'idempotency-key': 'appointment-1' };
		const message = id(await ask('POST', '/v1/messages', { body: planned, headers }));
		expect((await ask('DELETE', `/v1/messages/${message}`)).status).toBe(204);
		expect((await ask('GET', `/v1/messages/${message}`)).status).toBe(404);
		expect(id(await ask('POST', '/v1/messages', { body: planned, headers }))).not.toBe(message);
		const atOnce = id(await ask('POST', '/v1/messages', { body: sms }));
		expect(await ask('DELETE', `/v1/messages/${atOnce}`)).toMatchObject({
			status: 409,
			body: { code: 'already_sent' },
		});
	});

	it.each(['2026-05-22T08:00:00Z', '2026-04-21T12:30:00', 'tomorrow'])(
		'is refused for %s',
		async (send_at) => {
			expect(await ask('POST', '/v1/messages', { body: { ...sms, send_at } })).toMatchObject({
				status: 422,
				body: { code: 'invalid_request', errors: [{ pointer: '/send_at' }] },
			});
		},
	);
});

describe('a message with a fallback', () => {
	const byMail = {
		channel: 'email',
		to: 'passenger@example.com',
		from: 'hello@fjordfaerge.example',
		subject: 'Your ferry',
	};

	it.each([
		['sms', { channel: 'sms', text: 'It stays here.' }, '+4500000003', 'Fjordfaerge'],
		['email', byMail, byMail.to, byMail.from],
	])('arrives by %s where RCS does not', async (channel, fallback, to, from) => {
		const body = { ...rcs, to: '+4500000003', fallback: { ...fallback, after_seconds: 30 } };
		const message = id(await ask('POST', '/v1/messages', { body }));
		later(5_000);
		expect(await statusOf(message)).toBe('sent');
		later(5_000);
		expect(await ask('GET', `/v1/messages/${message}`)).toMatchObject({
			body: { channel, to, from, status: 'delivered', error: null },
		});
		const events = await history(message);
		expect(events.map(({ channel, status }) => [channel, status])).toEqual([
			['rcs', 'queued'],
			['rcs', 'sent'],
			[channel, 'sent'],
			[channel, 'delivered'],
		]);
		expect(new Set(events.map((event) => event.id)).size).toBe(4);
	});

	it('is sent once where RCS arrives', async () => {
		const message = id(
			await ask('POST', '/v1/messages', { body: { ...rcs, fallback: { channel: 'sms' } } }),
		);
		later(20_000);
		expect((await history(message)).map(({ channel }) => channel)).toEqual(['rcs', 'rcs', 'rcs']);
	});

	it.each([
		[{ channel: 'sms', after_seconds: 29 }, 'invalid_request', '/fallback/after_seconds'],
		[{ ...byMail, from: 'somebody@else.example' }, 'unknown_sender', '/fallback/from'],
		[{ channel: 'rcs' }, 'invalid_request', '/fallback'],
	])('is refused with %o', async (fallback, code, pointer) => {
		expect(await ask('POST', '/v1/messages', { body: { ...rcs, fallback } })).toMatchObject({
			status: 422,
			body: { code, errors: [{ pointer }] },
		});
	});

	it('is refused where the fallback would go to somebody who wants no messages', async () => {
		await ask('POST', '/v1/suppressions', { body: { recipient: 'Passenger@example.com' } });
		const body = { ...rcs, fallback: byMail };
		expect(await ask('POST', '/v1/messages', { body })).toMatchObject({
			status: 409,
			body: { code: 'recipient_suppressed' },
		});
	});

	it('needs a sender of its own where the RCS sender’s name is too long for SMS', async () => {
		await ask('POST', '/v1/senders', { body: { channel: 'rcs', name: 'Hansekontor Logistik' } });
		const body = { ...rcs, from: 'Hansekontor Logistik', fallback: { channel: 'sms' } };
		expect(await ask('POST', '/v1/messages', { body })).toMatchObject({
			status: 422,
			body: { errors: [{ pointer: '/fallback/from' }] },
		});
		const named = { ...body, fallback: { channel: 'sms', from: 'Hansekontor' } };
		expect((await ask('POST', '/v1/messages', { body: named })).status).toBe(201);
	});
});

describe('an answer', () => {
	const asked = { ...sms, to: '+4500000004', from: '+4560000120', reference: 'appointment-1' };
	const received = async (body: object) => {
		const message = id(await ask('POST', '/v1/messages', { body }));
		later(10_000);
		const events = await history(message);
		return { message, answers: events.filter(({ type }) => type !== 'message.status') };
	};

	it.each([
		[asked, '1'],
		[{ ...rcs, to: '+4500000004', replies: ['Confirm', 'Move it'] }, 'Confirm'],
	])('to %o is %s', async (body, text) => {
		const { message, answers } = await received(body);
		expect(answers).toMatchObject([
			{ type: 'message.received', from: body.to, to: body.from, text, in_reply_to: message },
		]);
	});

	it('names the reference of what it answers, and can be answered by its sender alone', async () => {
		const { answers } = await received(asked);
		const [answer] = answers;
		expect(answer).toMatchObject({ reference: 'appointment-1', keyword: null });
		const body = { ...asked, text: 'Yes, 15:20 is free.', in_reply_to: answer?.message_id };
		expect(await ask('POST', '/v1/messages', { body })).toMatchObject({
			status: 201,
			body: { in_reply_to: answer?.message_id },
		});
		for (const [wrong, pointer] of [
			[{ from: 'Fjordfaerge' }, '/from'],
			[{ to: '+4512345678' }, '/to'],
			[{ in_reply_to: 'in_81C2mR5tY8wQ3zKp' }, '/in_reply_to'],
		] as const)
			expect(await ask('POST', '/v1/messages', { body: { ...body, ...wrong } })).toMatchObject({
				status: 422,
				body: { code: 'invalid_request', errors: [{ pointer }] },
			});
	});

	it('of STOP suppresses its sender, until the suppression is lifted', async () => {
		const body = { ...asked, to: '+4500000005' };
		const { message, answers } = await received(body);
		expect(answers).toMatchObject([
			{ type: 'message.received', text: 'STOP', keyword: 'STOP' },
			{ type: 'recipient.opted_out', message_id: message, to: body.to, source: 'reply' },
		]);
		const listed = await ask('GET', '/v1/suppressions');
		expect(listed).toMatchObject({ body: { data: [{ recipient: body.to, reason: 'opt_out' }] } });
		expect(await ask('POST', '/v1/messages', { body })).toMatchObject({
			status: 409,
			body: { code: 'recipient_suppressed' },
		});
		const { data } = z.object({ data: z.array(z.object({ id: z.string() })) }).parse(listed.body);
		expect((await ask('DELETE', `/v1/suppressions/${data[0]?.id}`)).status).toBe(204);
		expect((await ask('POST', '/v1/messages', { body })).status).toBe(201);
	});

	it('comes to nothing that did not arrive', async () => {
		expect((await received({ ...rcs, to: '+4500000001' })).answers).toEqual([]);
	});
});

describe('a refusal is the problem that the document describes', () => {
	it.each([
		['no channel', { to: '+4512345678' }, [{ pointer: '' }]],
		['a wrong number', { ...sms, to: '12345678' }, [{ pointer: '/to' }]],
		['no text', { ...sms, text: undefined }, [{ pointer: '/text' }]],
		[
			'a wrong mailbox, said once',
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
		expect(await ask('POST', '/v1/messages', { body })).toMatchObject({
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
	] as const)('%i %s for %s %s', async (status, code, method, path, asked) => {
		const answer = await ask(method, path, asked);
		expect(answer).toMatchObject({ status, body: { code, status } });
		expect(answer.headers.get('content-type')).toBe('application/problem+json');
		expect(answer.headers.get('cache-control')).toBe('no-store');
	});

	it('says when a key may ask again', async () => {
		const { limits } = await import('../src/limits.ts');
		for (const _ of Array.from({ length: limits.sandbox.requestsOfKey }))
			expect((await ask('GET', '/v1/senders')).status).toBe(200);
		const refused = await ask('GET', '/v1/senders');
		expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
	});
});

describe('what a key stores', () => {
	it('senders: a registered one may send', async () => {
		const added = await ask('POST', '/v1/senders', { body: { channel: 'rcs', name: 'Nordpakke' } });
		expect(added).toMatchObject({ status: 201, body: { state: 'approved' } });
		const body = { ...rcs, from: 'Nordpakke' };
		expect((await ask('POST', '/v1/messages', { body })).status).toBe(201);
		expect((await ask('DELETE', `/v1/senders/${id(added)}`)).status).toBe(204);
		expect((await ask('POST', '/v1/messages', { body })).status).toBe(422);
		expect(await ask('GET', '/v1/senders')).toMatchObject({ body: { data: [{}, {}, {}] } });
	});

	it('suppressions: nothing is sent to them', async () => {
		const body = { recipient: sms.to, reason: 'opt_out' };
		const added = await ask('POST', '/v1/suppressions', { body });
		expect(await ask('POST', '/v1/messages', { body: sms })).toMatchObject({
			status: 409,
			body: { code: 'recipient_suppressed' },
		});
		expect(await ask('GET', '/v1/suppressions')).toMatchObject({ body: { data: [body] } });
		expect((await ask('DELETE', `/v1/suppressions/${id(added)}`)).status).toBe(204);
		expect((await ask('POST', '/v1/messages', { body: sms })).status).toBe(201);
	});

	it('RCS: says before sending whether a number can receive it, and the message ends as it said', async () => {
		const reach = (to: unknown) => ask('POST', '/v1/rcs/reach', { body: { to } });
		expect(await reach('+4512345678')).toMatchObject({
			status: 200,
			body: { to: '+4512345678', reachable: true, test: true },
		});
		expect(await reach('+4500000003')).toMatchObject({ status: 200, body: { reachable: false } });
		expect((await reach('12345678')).status).toBe(422);
		expect((await ask('POST', '/v1/rcs/reach', { body: {}, token: null })).status).toBe(401);
		const { body } = await ask('POST', '/v1/messages', {
			body: { ...sms, channel: 'rcs', to: '+4500000003', from: 'Fjordfaerge' },
		});
		const { id: message } = z.object({ id: z.string() }).parse(body);
		later(60_000);
		expect(await ask('GET', `/v1/messages/${message}`)).toMatchObject({
			body: { status: 'failed', error: { code: 'recipient_unreachable' } },
		});
	});

	it('webhooks: only so many', async () => {
		const { limits } = await import('../src/limits.ts');
		const body = { url: 'https://shop.example/hooks' };
		for (const _ of Array.from({ length: limits.sandbox.webhooks }))
			expect((await ask('POST', '/v1/webhooks', { body })).status).toBe(201);
		expect(await ask('POST', '/v1/webhooks', { body })).toMatchObject({
			status: 409,
			body: { code: 'limit_reached' },
		});
		const { data } = z
			.object({ data: z.array(z.object({ id: z.string() })) })
			.parse((await ask('GET', '/v1/webhooks')).body);
		expect(data).toHaveLength(limits.sandbox.webhooks);
		expect((await ask('DELETE', `/v1/webhooks/${data[0]?.id}`)).status).toBe(204);
	});
});

describe('an inspector', () => {
	const read = async (address: string) => {
		const path = `/v1/inspectors/${new URL(address).pathname.split('/').at(-1)}`;
		return arrived.parse((await ask('GET', path, { token: null })).body).deliveries;
	};

	it('gets every event signed, with the secret of its webhook', async () => {
		const own = testKey.parse((await ask('POST', '/v1/test-keys', { token: null })).body);
		key = own.key;
		// The site's addresses are lower case; another spelling would be redirected.
		expect(new URL(own.inspector).pathname).toMatch(/^\/inspector\/[0-9a-f]{36}$/);
		expect(await read(own.inspector)).toEqual([]);
		const hook = { url: 'https://shop.example/hooks', channels: ['sms'] };
		await ask('POST', '/v1/webhooks', { body: hook });
		const message = id(await ask('POST', '/v1/messages', { body: sms }));
		later(10_000);
		const deliveries = await read(own.inspector);
		expect(deliveries.map(({ event: { status } }) => status)).toEqual([
			'delivered',
			'delivered',
			'sent',
			'sent',
			'queued',
			'queued',
		]);
		for (const { signature, body, secret, event } of deliveries) {
			expect(event.message_id).toBe(message);
			expect(isSignedWebhook(secret, body, signature, Date.now() / 1000)).toBe(true);
			expect(isSignedWebhook(`${secret}x`, body, signature, Date.now() / 1000)).toBe(false);
		}
		expect(new Set(deliveries.map(({ secret }) => secret)).size).toBe(2);
		expect(deliveries.map(({ secret }) => secret)).toContain(own.webhook_secret);
		expect(deliveries.some(({ url }) => url === hook.url)).toBe(true);
	});

	it('gets the events of a message at its callback too', async () => {
		const own = testKey.parse((await ask('POST', '/v1/test-keys', { token: null })).body);
		key = own.key;
		const callback = 'https://flows.example/hooks/71C';
		const called = id(await ask('POST', '/v1/messages', { body: { ...sms, callback } }));
		await ask('POST', '/v1/messages', { body: sms });
		later(10_000);
		const there = (await read(own.inspector)).filter(({ url }) => url === callback);
		expect(there.map(({ event }) => [event.message_id, event.status])).toEqual([
			[called, 'delivered'],
			[called, 'sent'],
			[called, 'queued'],
		]);
		for (const { secret } of there) expect(secret).toBe(own.webhook_secret);
	});

	it('shows nothing of other keys, and nothing once it is forgotten', async () => {
		const { limits } = await import('../src/limits.ts');
		const own = testKey.parse((await ask('POST', '/v1/test-keys', { token: null })).body);
		await ask('POST', '/v1/messages', { body: sms });
		expect(await read(own.inspector)).toEqual([]);
		await ask('POST', '/v1/messages', { body: sms, token: own.key });
		expect(await read(own.inspector)).toHaveLength(1);
		later(limits.sandbox.storedMs + 1);
		expect(await read(own.inspector)).toEqual([]);
	});
});
