import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { ask, idOf, later, newKey, openSandbox, rcs, send, sms, statusOf } from './ask-sandbox.ts';

openSandbox();

describe('a message', () => {
	it('is queued, sent and delivered in time, and counted in segments', async () => {
		const sent = await ask('POST', '/v1/messages', { body: { ...sms, text: 'a'.repeat(161) } });
		expect(sent).toMatchObject({
			status: 201,
			body: { status: 'queued', segments: 2, test: true },
		});
		const message = idOf(sent);
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
		const message = await send(body);
		later(10_000);
		expect(await ask('GET', `/v1/messages/${message}`)).toMatchObject({
			body: { status, error: { code } },
		});
	});

	it('is sent once however often it is repeated with one key', async () => {
		const headers = { 'idempotency-key': 'order-1' };
		const first = await ask('POST', '/v1/messages', { body: sms, headers });
		const again = await ask('POST', '/v1/messages', { body: sms, headers });
		expect(idOf(again)).toBe(idOf(first));
		const other = { ...sms, text: 'Another text.' };
		expect(await ask('POST', '/v1/messages', { body: other, headers })).toMatchObject({
			status: 409,
			body: { code: 'idempotency_conflict' },
		});
	});

	it('is nobody else’s', async () => {
		const message = await send(sms);
		const other = (await newKey()).key;
		expect((await ask('GET', `/v1/messages/${message}`, { token: other })).status).toBe(404);
	});

	it('is forgotten an hour after the last use, and the oldest when there are too many', async () => {
		const first = await send(sms);
		for (const _ of Array.from({ length: limits.testMode.messages }).slice(0, 20))
			await ask('POST', '/v1/messages', { body: sms });
		expect((await ask('GET', `/v1/messages/${first}`)).status).toBe(404);
		later(limits.testMode.storedMs + 1);
		expect(await ask('GET', '/v1/messages')).toMatchObject({ body: { data: [] } });
	});
});

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
