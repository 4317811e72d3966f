import { isSignedWebhook } from '@website/contracts/signatures';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { limits } from '../limits.ts';
import {
	ask,
	idOf,
	later,
	newKey,
	openSandbox,
	rcs,
	send,
	sms,
	takeNewKey,
} from './ask-sandbox.ts';

openSandbox();

const delivery = z.object({
	signature: z.string(),
	body: z.string(),
	secret: z.string(),
	url: z.string(),
	event: z.object({ type: z.string(), status: z.string().optional(), message_id: z.string() }),
});
const arrived = z.object({ deliveries: z.array(delivery) });

describe('what a key stores', () => {
	it('senders: a registered one may send', async () => {
		const added = await ask('POST', '/v1/senders', { body: { channel: 'rcs', name: 'Nordpakke' } });
		expect(added).toMatchObject({ status: 201, body: { state: 'approved' } });
		const body = { ...rcs, from: 'Nordpakke' };
		expect((await ask('POST', '/v1/messages', { body })).status).toBe(201);
		expect((await ask('DELETE', `/v1/senders/${idOf(added)}`)).status).toBe(204);
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
		expect((await ask('DELETE', `/v1/suppressions/${idOf(added)}`)).status).toBe(204);
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
		const body = { url: 'https://shop.example/hooks' };
		for (const _ of Array.from({ length: limits.testMode.webhooks }))
			expect((await ask('POST', '/v1/webhooks', { body })).status).toBe(201);
		expect(await ask('POST', '/v1/webhooks', { body })).toMatchObject({
			status: 409,
			body: { code: 'limit_reached' },
		});
		const { data } = z
			.object({ data: z.array(z.object({ id: z.string() })) })
			.parse((await ask('GET', '/v1/webhooks')).body);
		expect(data).toHaveLength(limits.testMode.webhooks);
		expect((await ask('DELETE', `/v1/webhooks/${data[0]?.id}`)).status).toBe(204);
	});
});

describe('an inspector', () => {
	const read = async (address: string) => {
		const path = `/v1/inspectors/${new URL(address).pathname.split('/').at(-1)}`;
		return arrived.parse((await ask('GET', path, { token: null })).body).deliveries;
	};

	it('gets every event signed, with the secret of its webhook', async () => {
		const own = await takeNewKey();
		// The site's addresses are lower case; another spelling would be redirected.
		expect(new URL(own.inspector).pathname).toMatch(/^\/inspector\/[0-9a-f]{36}$/);
		expect(await read(own.inspector)).toEqual([]);
		const hook = { url: 'https://shop.example/hooks', channels: ['sms'] };
		await ask('POST', '/v1/webhooks', { body: hook });
		const message = await send(sms);
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
		const own = await takeNewKey();
		const callback = 'https://flows.example/hooks/71C';
		const called = await send({ ...sms, callback });
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
		const own = await newKey();
		await ask('POST', '/v1/messages', { body: sms });
		expect(await read(own.inspector)).toEqual([]);
		await ask('POST', '/v1/messages', { body: sms, token: own.key });
		expect(await read(own.inspector)).toHaveLength(1);
		later(limits.testMode.storedMs + 1);
		expect(await read(own.inspector)).toEqual([]);
	});
});
