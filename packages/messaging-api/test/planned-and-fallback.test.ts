import { describe, expect, it, vi } from 'vitest';
import { ask, history, later, openSandbox, rcs, send, sms, statusOf } from './ask-sandbox.ts';

openSandbox();

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
		const message = await send({ ...sms, send_at });
		vi.setSystemTime(new Date(now));
		expect(await statusOf(message)).toBe(status);
	});

	it('is canceled until its time, and not found from then on', async () => {
		const headers = { 'idempotency-key': 'appointment-1' };
		const message = await send(planned, headers);
		expect((await ask('DELETE', `/v1/messages/${message}`)).status).toBe(204);
		expect((await ask('GET', `/v1/messages/${message}`)).status).toBe(404);
		expect(await send(planned, headers)).not.toBe(message);
		const atOnce = await send(sms);
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
		const message = await send(body);
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
		const message = await send({ ...rcs, fallback: { channel: 'sms' } });
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

	it('needs a text of its own where that of the RCS message is too long for SMS', async () => {
		const body = { ...rcs, text: 'a'.repeat(1_531), fallback: { channel: 'sms' } };
		expect(await ask('POST', '/v1/messages', { body })).toMatchObject({
			status: 422,
			body: { errors: [{ pointer: '/fallback/text' }] },
		});
		const short = { ...body, fallback: { channel: 'sms', text: 'It stays here.' } };
		expect((await ask('POST', '/v1/messages', { body: short })).status).toBe(201);
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
