import { describe, expect, it, vi } from 'vitest';
import {
	advance,
	history,
	openSandbox,
	rcs,
	request,
	send,
	sms,
	statusOf,
} from './sandbox-requests.ts';

openSandbox();

describe('a planned message', () => {
	const plannedRequest = { ...sms, send_at: '2026-04-21T12:30:00+02:00' };

	it('has its send time in UTC', async () => {
		const response = await request('POST', '/v1/messages', { body: plannedRequest });
		expect(response).toMatchObject({
			status: 201,
			body: { status: 'queued', send_at: '2026-04-21T10:30:00Z' },
		});
	});

	it.each([
		['2026-04-21T08:30:00Z', '2026-04-21T08:29:59Z', 'queued'],
		['2026-04-21T08:30:00Z', '2026-04-21T08:30:05Z', 'delivered'],
		['2026-04-20T08:30:00Z', '2026-04-21T08:00:05Z', 'delivered'],
	])('for %s has at %s the status %s', async (send_at, now, status) => {
		const message = await send({ ...sms, send_at });
		vi.setSystemTime(new Date(now));
		expect(await statusOf(message)).toBe(status);
	});

	it('can be canceled until its time, and is then not found', async () => {
		const headers = { 'idempotency-key': 'appointment-1' };
		const message = await send(plannedRequest, headers);
		expect((await request('DELETE', `/v1/messages/${message}`)).status).toBe(204);
		expect((await request('GET', `/v1/messages/${message}`)).status).toBe(404);
		expect(await send(plannedRequest, headers)).not.toBe(message);
		const immediate = await send(sms);
		expect(await request('DELETE', `/v1/messages/${immediate}`)).toMatchObject({
			status: 409,
			body: { code: 'already_sent' },
		});
	});

	it.each(['2026-05-22T08:00:00Z', '2026-04-21T12:30:00', 'tomorrow'])(
		'is refused for %s',
		async (send_at) => {
			expect(await request('POST', '/v1/messages', { body: { ...sms, send_at } })).toMatchObject({
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
	])('arrives by %s when RCS fails', async (channel, fallback, to, from) => {
		const body = { ...rcs, to: '+4500000003', fallback: { ...fallback, after_seconds: 30 } };
		const message = await send(body);
		advance(5_000);
		expect(await statusOf(message)).toBe('sent');
		advance(5_000);
		expect(await request('GET', `/v1/messages/${message}`)).toMatchObject({
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

	it('is sent once when RCS arrives', async () => {
		const message = await send({ ...rcs, fallback: { channel: 'sms' } });
		advance(20_000);
		expect((await history(message)).map(({ channel }) => channel)).toEqual(['rcs', 'rcs', 'rcs']);
	});

	it.each([
		[{ channel: 'sms', after_seconds: 29 }, 'invalid_request', '/fallback/after_seconds'],
		[{ ...byMail, from: 'somebody@else.example' }, 'unknown_sender', '/fallback/from'],
		[{ channel: 'rcs' }, 'invalid_request', '/fallback'],
	])('is refused with %o', async (fallback, code, pointer) => {
		expect(await request('POST', '/v1/messages', { body: { ...rcs, fallback } })).toMatchObject({
			status: 422,
			body: { code, errors: [{ pointer }] },
		});
	});

	it('is refused when the recipient of the fallback is suppressed', async () => {
		await request('POST', '/v1/suppressions', { body: { recipient: 'Passenger@example.com' } });
		const body = { ...rcs, fallback: byMail };
		expect(await request('POST', '/v1/messages', { body })).toMatchObject({
			status: 409,
			body: { code: 'recipient_suppressed' },
		});
	});

	it('needs its own text when that of the RCS message is too long for SMS', async () => {
		const body = { ...rcs, text: 'a'.repeat(1_531), fallback: { channel: 'sms' } };
		expect(await request('POST', '/v1/messages', { body })).toMatchObject({
			status: 422,
			body: { errors: [{ pointer: '/fallback/text' }] },
		});
		const ownText = { ...body, fallback: { channel: 'sms', text: 'It stays here.' } };
		expect((await request('POST', '/v1/messages', { body: ownText })).status).toBe(201);
	});

	it('needs its own sender when the name of the RCS sender is too long for SMS', async () => {
		await request('POST', '/v1/senders', {
			body: { channel: 'rcs', name: 'Hansekontor Logistik' },
		});
		const body = { ...rcs, from: 'Hansekontor Logistik', fallback: { channel: 'sms' } };
		expect(await request('POST', '/v1/messages', { body })).toMatchObject({
			status: 422,
			body: { errors: [{ pointer: '/fallback/from' }] },
		});
		const ownSender = { ...body, fallback: { channel: 'sms', from: 'Hansekontor' } };
		expect((await request('POST', '/v1/messages', { body: ownSender })).status).toBe(201);
	});
});
