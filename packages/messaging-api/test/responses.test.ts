import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { advance, history, openSandbox, rcs, request, send, sms } from './sandbox-requests.ts';

openSandbox();

describe('a reply', () => {
	const answeredSms = {
		...sms,
		to: '+4500000004',
		from: '+4560000120',
		reference: 'appointment-1',
	};
	const receiveReplies = async (body: object) => {
		const message = await send(body);
		advance(10_000);
		const events = await history(message);
		return { message, replies: events.filter(({ type }) => type !== 'message.status') };
	};

	it.each([
		[answeredSms, '1'],
		[{ ...rcs, to: '+4500000004', replies: ['Confirm', 'Move it'] }, 'Confirm'],
	])('to %o is %s', async (body, text) => {
		const { message, replies } = await receiveReplies(body);
		expect(replies).toMatchObject([
			{ type: 'message.received', from: body.to, to: body.from, text, in_reply_to: message },
		]);
	});

	it('has the reference of its message, and can be answered from the same sender to the same number only', async () => {
		const { replies } = await receiveReplies(answeredSms);
		const [reply] = replies;
		expect(reply).toMatchObject({ reference: 'appointment-1', keyword: null });
		const body = { ...answeredSms, text: 'Yes, 15:20 is free.', in_reply_to: reply?.message_id };
		expect(await request('POST', '/v1/messages', { body })).toMatchObject({
			status: 201,
			body: { in_reply_to: reply?.message_id },
		});
		for (const [wrong, pointer] of [
			[{ from: 'Fjordfaerge' }, '/from'],
			[{ to: '+4512345678' }, '/to'],
			[{ in_reply_to: 'in_81C2mR5tY8wQ3zKp' }, '/in_reply_to'],
		] as const)
			expect(await request('POST', '/v1/messages', { body: { ...body, ...wrong } })).toMatchObject({
				status: 422,
				body: { code: 'invalid_request', errors: [{ pointer }] },
			});
	});

	it('of STOP suppresses its author until the suppression is lifted', async () => {
		const body = { ...answeredSms, to: '+4500000005' };
		const { message, replies } = await receiveReplies(body);
		expect(replies).toMatchObject([
			{ type: 'message.received', text: 'STOP', keyword: 'STOP' },
			{ type: 'recipient.opted_out', message_id: message, to: body.to, source: 'reply' },
		]);
		const suppressions = await request('GET', '/v1/suppressions');
		expect(suppressions).toMatchObject({
			body: { data: [{ recipient: body.to, reason: 'opt_out' }] },
		});
		expect(await request('POST', '/v1/messages', { body })).toMatchObject({
			status: 409,
			body: { code: 'recipient_suppressed' },
		});
		const { data } = z
			.object({ data: z.array(z.object({ id: z.string() })) })
			.parse(suppressions.body);
		expect((await request('DELETE', `/v1/suppressions/${data[0]?.id}`)).status).toBe(204);
		expect((await request('POST', '/v1/messages', { body })).status).toBe(201);
	});

	it('is not sent to a message that failed', async () => {
		expect((await receiveReplies({ ...rcs, to: '+4500000001' })).replies).toEqual([]);
	});
});
