import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ask, history, later, openSandbox, rcs, send, sms } from './ask-sandbox.ts';

openSandbox();

describe('an answer', () => {
	const request = { ...sms, to: '+4500000004', from: '+4560000120', reference: 'appointment-1' };
	const received = async (body: object) => {
		const message = await send(body);
		later(10_000);
		const events = await history(message);
		return { message, answers: events.filter(({ type }) => type !== 'message.status') };
	};

	it.each([
		[request, '1'],
		[{ ...rcs, to: '+4500000004', replies: ['Confirm', 'Move it'] }, 'Confirm'],
	])('to %o is %s', async (body, text) => {
		const { message, answers } = await received(body);
		expect(answers).toMatchObject([
			{ type: 'message.received', from: body.to, to: body.from, text, in_reply_to: message },
		]);
	});

	it('names the reference of what it answers, and can be answered by its sender alone', async () => {
		const { answers } = await received(request);
		const [response] = answers;
		expect(response).toMatchObject({ reference: 'appointment-1', keyword: null });
		const body = { ...request, text: 'Yes, 15:20 is free.', in_reply_to: response?.message_id };
		expect(await ask('POST', '/v1/messages', { body })).toMatchObject({
			status: 201,
			body: { in_reply_to: response?.message_id },
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
		const body = { ...request, to: '+4500000005' };
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
