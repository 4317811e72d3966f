import { describe, expect, it } from 'vitest';
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
	statusOf,
} from './sandbox-requests.ts';

openSandbox();

describe('a message', () => {
	it('is queued, sent and delivered in time, and counted in segments', async () => {
		const response = await request('POST', '/v1/messages', {
			body: { ...sms, text: 'a'.repeat(161) },
		});
		expect(response).toMatchObject({
			status: 201,
			body: { status: 'queued', segments: 2, test: true },
		});
		const message = idOf(response);
		expect(response.headers.get('location')).toBe(`/v1/messages/${message}`);
		advance(2_000);
		expect(await statusOf(message)).toBe('sent');
		advance(3_000);
		expect(await statusOf(message)).toBe('delivered');
		const { body } = await request('GET', `/v1/messages/${message}/events`);
		expect(body).toMatchObject({
			data: [{ status: 'queued' }, { status: 'sent' }, { status: 'delivered' }],
		});
		expect(await request('GET', '/v1/messages?status=delivered')).toMatchObject({
			body: { data: [{ id: message }] },
		});
		expect(await request('GET', '/v1/messages?status=queued')).toMatchObject({
			body: { data: [] },
		});
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
		advance(10_000);
		expect(await request('GET', `/v1/messages/${message}`)).toMatchObject({
			body: { status, error: { code } },
		});
	});

	it('is sent once when the request is repeated with the same key', async () => {
		const headers = { 'idempotency-key': 'order-1' };
		const first = await request('POST', '/v1/messages', { body: sms, headers });
		const again = await request('POST', '/v1/messages', { body: sms, headers });
		expect(idOf(again)).toBe(idOf(first));
		const otherBody = { ...sms, text: 'Another text.' };
		expect(await request('POST', '/v1/messages', { body: otherBody, headers })).toMatchObject({
			status: 409,
			body: { code: 'idempotency_conflict' },
		});
	});

	it('is not found with another key', async () => {
		const message = await send(sms);
		const otherKey = (await newKey()).key;
		expect((await request('GET', `/v1/messages/${message}`, { token: otherKey })).status).toBe(404);
	});

	it('is deleted an hour after the last use, or as the oldest when there are too many', async () => {
		const first = await send(sms);
		for (const _ of Array.from({ length: limits.testMode.messages }).slice(0, 20))
			await request('POST', '/v1/messages', { body: sms });
		expect((await request('GET', `/v1/messages/${first}`)).status).toBe(404);
		advance(limits.testMode.storedMs + 1);
		expect(await request('GET', '/v1/messages')).toMatchObject({ body: { data: [] } });
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
])('responds to an SMS from %o with %i', async (from, status) => {
	expect((await request('POST', '/v1/messages', { body: { ...sms, from } })).status).toBe(status);
});

it('returns the character of an SMS that forced UCS-2', async () => {
	const forcedBy = async (body: object) => (await request('POST', '/v1/messages', { body })).body;
	expect(await forcedBy(sms)).toMatchObject({ segments: 1, ucs2_character: null });
	const text = `${'a'.repeat(70)} “on time”`;
	expect(await forcedBy({ ...sms, text })).toMatchObject({ segments: 2, ucs2_character: '“' });
	expect(await forcedBy({ ...rcs, text })).toMatchObject({ segments: null, ucs2_character: null });
});
