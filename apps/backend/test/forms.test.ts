import { randomUUID } from 'node:crypto';
import { formPaths, type Submission } from '@website/contracts/forms';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Form, FormSubmission } from '../src/payload-types.ts';

const token = vi.hoisted(() => {
	process.env.FORMS_TOKEN = 'a-token-for-forms-that-is-long-enough';
	return process.env.FORMS_TOKEN;
});
const { openDatabase } = await import('../src/starting/open-database.ts');
const { answerForm } = await import('../src/forms/handle.ts');
const { receiveSubmission } = await import('../src/forms/receive.ts');
const { forgetOldSubmissions } = await import('../src/forms/forget-old.ts');

let payload: Payload;
let contact: Form;

beforeAll(async () => {
	payload = await openDatabase();
});

const fields: Form['fields'] = [
	{ name: 'email', kind: 'email', label: 'E-mail', required: true, autocomplete: 'email' },
	{
		name: 'topic',
		kind: 'select',
		label: 'Topic',
		required: true,
		choices: [{ value: 'sales', label: 'Sales and prices' }],
	},
	{ name: 'message', kind: 'longText', label: 'Message', required: true },
	{ name: 'volume', kind: 'number', label: 'Messages a month' },
	{ name: 'site', kind: 'url', label: 'Web address' },
	{ name: 'phone', kind: 'tel', label: 'Telephone' },
];

const newForm = (data: Partial<Form> = {}): Promise<Form> =>
	payload.create({
		collection: 'forms',
		locale: 'en',
		data: {
			name: 'Contact',
			kind: 'message',
			enabled: true,
			keepDays: 30,
			consentVersion: 1,
			submitLabel: 'Send',
			fields,
			...data,
		},
	});

beforeAll(async () => {
	contact = await newForm();
});

const values = {
	email: ['Robin@Example.com'],
	topic: ['sales'],
	message: ['First line\r\nsecond\u0000 line'],
};

const filled = (form: Form, more: Partial<Submission> = {}): Submission => ({
	form: String(form.id),
	lang: 'en',
	page: '/contact',
	key: randomUUID(),
	values,
	consent: null,
	...more,
});

async function send(body: unknown, headers: Record<string, string> = {}) {
	const request = new Request(`http://backend.test:4000${formPaths.submissions}`, {
		method: 'POST',
		headers: { authorization: `Bearer ${token}`, ...headers },
		body: typeof body === 'string' ? body : JSON.stringify(body),
	});
	const response = await answerForm(payload, request, receiveSubmission);
	return { status: response.status, body: await response.json() };
}

async function storedUnder(key: string): Promise<FormSubmission[]> {
	const { docs } = await payload.find({
		collection: 'form-submissions',
		where: { key: { equals: key } },
		depth: 0,
	});
	return docs;
}

describe('what a visitor has filled in', () => {
	it('is stored as it was asked and answered, without control characters', async () => {
		const given = filled(contact);
		expect(await send(given)).toEqual({ status: 201, body: { outcome: 'stored' } });
		const [stored] = await storedUnder(given.key);
		expect(stored).toMatchObject({
			form: contact.id,
			state: 'stored',
			email: 'robin@example.com',
			lang: 'en',
			page: '/contact',
			answers: [
				{ name: 'email', label: 'E-mail', value: 'Robin@Example.com' },
				{ name: 'topic', label: 'Topic', value: 'Sales and prices' },
				{ name: 'message', label: 'Message', value: 'First line\nsecond line' },
			],
		});
	});

	it('is stored once, however often and however soon it is sent again', async () => {
		const given = filled(contact);
		const answers = await Promise.all([1, 2, 3].map(() => send(given)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
		expect((await send(given)).body).toEqual({ outcome: 'known' });
		expect(await storedUnder(given.key)).toHaveLength(1);
	});

	it('is refused with every field that is wrong', async () => {
		const given = filled(contact, {
			values: {
				email: ['nobody\nbcc: x@example.com'],
				topic: ['other'],
				message: ['x'.repeat(5_001)],
				volume: ['many'],
				site: ['javascript:alert(1)'],
				phone: ['call me'],
			},
		});
		expect(await send(given)).toEqual({
			status: 422,
			body: {
				problems: [
					{ field: 'email', problem: 'email' },
					{ field: 'topic', problem: 'choice' },
					{ field: 'message', problem: 'tooLong' },
					{ field: 'volume', problem: 'number' },
					{ field: 'site', problem: 'url' },
					{ field: 'phone', problem: 'phone' },
				],
			},
		});
		expect(await storedUnder(given.key)).toEqual([]);
	});

	it.each(['10,000', '10.000', '10 000', '250', '1,5'])('takes %s as a number', async (volume) => {
		const given = filled(contact, { values: { ...values, volume: [volume] } });
		expect((await send(given)).status).toBe(201);
	});

	it('is deleted when its time is over', async () => {
		const given = filled(contact);
		await send(given);
		const day = 24 * 60 * 60 * 1000;
		await forgetOldSubmissions(payload, Date.now() + 29 * day);
		expect(await storedUnder(given.key)).toHaveLength(1);
		await forgetOldSubmissions(payload, Date.now() + 31 * day);
		expect(await storedUnder(given.key)).toEqual([]);
	});

	it('is deleted with its form', async () => {
		const form = await newForm();
		const given = filled(form);
		await send(given);
		await payload.delete({ collection: 'forms', id: form.id });
		expect(await storedUnder(given.key)).toEqual([]);
	});
});

describe('consent', () => {
	it('is needed, and stored with its text and version; a changed text is asked for again', async () => {
		const form = await newForm({ consentText: 'You may write to me.' });
		const without = await send(filled(form));
		expect(without.body).toEqual({ problems: [{ field: 'consent', problem: 'consent' }] });
		const given = filled(form, { consent: form.consentVersion });
		expect((await send(given)).status).toBe(201);
		expect((await storedUnder(given.key))[0]).toMatchObject({
			consentText: 'You may write to me.',
			consentVersion: form.consentVersion,
		});
		const changed = await payload.update({
			collection: 'forms',
			id: form.id,
			locale: 'en',
			data: { consentText: 'You may write to me once.' },
		});
		expect(changed.consentVersion).toBe(form.consentVersion + 1);
		const old = await send(filled(form, { consent: form.consentVersion }));
		expect(old.body).toEqual({ problems: [{ field: 'consent', problem: 'consentChanged' }] });
	});
});

describe('who may send', () => {
	it('is the site alone, by its token', async () => {
		const given = filled(contact);
		for (const authorization of ['', 'Bearer wrong', `Basic ${token}`])
			expect((await send(given, { authorization })).status).toBe(401);
		expect(await storedUnder(given.key)).toEqual([]);
	});

	it('learns of an unknown form, one that is switched off, and a body that is none', async () => {
		const off = await newForm({ enabled: false });
		expect((await send(filled(contact, { form: '999999' }))).status).toBe(404);
		expect((await send(filled(off))).status).toBe(410);
		expect((await send({ ...filled(contact), key: 'none' })).status).toBe(400);
		expect((await send('{')).status).toBe(400);
		expect((await send('x'.repeat(200_000))).status).toBe(413);
	});
});
