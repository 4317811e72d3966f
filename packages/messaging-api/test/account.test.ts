import { isSignedWebhook } from '@website/contracts/signatures';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { limits } from '../limits.ts';
import {
	advance,
	idOf,
	newKey,
	openSandbox,
	rcs,
	request,
	send,
	sms,
	switchKey,
} from './sandbox-requests.ts';

openSandbox();

const delivery = z.object({
	signature: z.string(),
	body: z.string(),
	secret: z.string(),
	url: z.string(),
	event: z.object({ type: z.string(), status: z.string().optional(), message_id: z.string() }),
});
const inspectorResponse = z.object({ deliveries: z.array(delivery) });

describe('the account of a test key', () => {
	it('allows registered senders to send', async () => {
		const response = await request('POST', '/v1/senders', {
			body: { channel: 'rcs', name: 'Nordpakke' },
		});
		expect(response).toMatchObject({ status: 201, body: { state: 'approved' } });
		const body = { ...rcs, from: 'Nordpakke' };
		expect((await request('POST', '/v1/messages', { body })).status).toBe(201);
		expect((await request('DELETE', `/v1/senders/${idOf(response)}`)).status).toBe(204);
		expect((await request('POST', '/v1/messages', { body })).status).toBe(422);
		expect(await request('GET', '/v1/senders')).toMatchObject({ body: { data: [{}, {}, {}] } });
	});

	it('refuses messages to suppressed recipients', async () => {
		const body = { recipient: sms.to, reason: 'opt_out' };
		const response = await request('POST', '/v1/suppressions', { body });
		expect(await request('POST', '/v1/messages', { body: sms })).toMatchObject({
			status: 409,
			body: { code: 'recipient_suppressed' },
		});
		expect(await request('GET', '/v1/suppressions')).toMatchObject({ body: { data: [body] } });
		expect((await request('DELETE', `/v1/suppressions/${idOf(response)}`)).status).toBe(204);
		expect((await request('POST', '/v1/messages', { body: sms })).status).toBe(201);
	});

	it('reports whether a number can receive RCS, consistent with the status of a message to it', async () => {
		const reach = (to: unknown) => request('POST', '/v1/rcs/reach', { body: { to } });
		expect(await reach('+4512345678')).toMatchObject({
			status: 200,
			body: { to: '+4512345678', reachable: true, test: true },
		});
		expect(await reach('+4500000003')).toMatchObject({ status: 200, body: { reachable: false } });
		expect((await reach('12345678')).status).toBe(422);
		expect((await request('POST', '/v1/rcs/reach', { body: {}, token: null })).status).toBe(401);
		const { body } = await request('POST', '/v1/messages', {
			body: { ...sms, channel: 'rcs', to: '+4500000003', from: 'Fjordfaerge' },
		});
		const { id: message } = z.object({ id: z.string() }).parse(body);
		advance(60_000);
		expect(await request('GET', `/v1/messages/${message}`)).toMatchObject({
			body: { status: 'failed', error: { code: 'recipient_unreachable' } },
		});
	});

	it('limits the number of webhooks', async () => {
		const body = { url: 'https://shop.example/hooks' };
		for (const _ of Array.from({ length: limits.testMode.webhooks }))
			expect((await request('POST', '/v1/webhooks', { body })).status).toBe(201);
		expect(await request('POST', '/v1/webhooks', { body })).toMatchObject({
			status: 409,
			body: { code: 'limit_reached' },
		});
		const { data } = z
			.object({ data: z.array(z.object({ id: z.string() })) })
			.parse((await request('GET', '/v1/webhooks')).body);
		expect(data).toHaveLength(limits.testMode.webhooks);
		expect((await request('DELETE', `/v1/webhooks/${data[0]?.id}`)).status).toBe(204);
	});
});

describe('an inspector', () => {
	const read = async (address: string) => {
		const path = `/v1/inspectors/${new URL(address).pathname.split('/').at(-1)}`;
		return inspectorResponse.parse((await request('GET', path, { token: null })).body).deliveries;
	};

	it('receives every event, signed with the secret of its webhook', async () => {
		const testKey = await switchKey();
		// The site redirects URLs with upper case letters.
		expect(new URL(testKey.inspector).pathname).toMatch(/^\/inspector\/[0-9a-f]{36}$/);
		expect(await read(testKey.inspector)).toEqual([]);
		const hook = { url: 'https://shop.example/hooks', channels: ['sms'] };
		await request('POST', '/v1/webhooks', { body: hook });
		const message = await send(sms);
		advance(10_000);
		const deliveries = await read(testKey.inspector);
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
		expect(deliveries.map(({ secret }) => secret)).toContain(testKey.webhook_secret);
		expect(deliveries.some(({ url }) => url === hook.url)).toBe(true);
	});

	it('receives the events of a message at its callback too', async () => {
		const testKey = await switchKey();
		const callback = 'https://flows.example/hooks/71C';
		const messageId = await send({ ...sms, callback });
		await request('POST', '/v1/messages', { body: sms });
		advance(10_000);
		const callbackDeliveries = (await read(testKey.inspector)).filter(
			({ url }) => url === callback,
		);
		expect(callbackDeliveries.map(({ event }) => [event.message_id, event.status])).toEqual([
			[messageId, 'delivered'],
			[messageId, 'sent'],
			[messageId, 'queued'],
		]);
		for (const { secret } of callbackDeliveries) expect(secret).toBe(testKey.webhook_secret);
	});

	it('shows no deliveries of other keys, and none after they expire', async () => {
		const testKey = await newKey();
		await request('POST', '/v1/messages', { body: sms });
		expect(await read(testKey.inspector)).toEqual([]);
		await request('POST', '/v1/messages', { body: sms, token: testKey.key });
		expect(await read(testKey.inspector)).toHaveLength(1);
		advance(limits.testMode.storedMs + 1);
		expect(await read(testKey.inspector)).toEqual([]);
	});
});
