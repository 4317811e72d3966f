import { randomUUID } from 'node:crypto';
import { formPaths, type Submission, ticketMs } from '@website/contracts/forms';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Form, FormSubmission } from '../src/payload-types.ts';

const token = vi.hoisted(() => {
	process.env.FORMS_TOKEN = 'a-token-for-forms-that-is-long-enough';
	return process.env.FORMS_TOKEN;
});
const mails = await vi.hoisted(async () => {
	const { startMailServer } = await import('./mail-server.ts');
	const server = await startMailServer();
	process.env.SMTP_URL = server.url;
	process.env.MAIL_FROM = 'The site <site@site.test>';
	return server;
});
const { openDatabase } = await import('../src/start/open-database.ts');
const { handleForm } = await import('../src/plugins/forms/handle.ts');
const { receiveSubmission } = await import('../src/plugins/forms/receive.ts');
const { confirmSubscription, unsubscribe } = await import('../src/plugins/forms/subscriptions.ts');
const dayMs = 24 * 60 * 60 * 1000;
const { deleteExpiredTickets } = await import('../src/plugins/forms/tickets.ts');
const { deleteExpiredSubmissions } = await import('../src/plugins/forms/index.ts');
const { deletePersonalData, exportPersonalData } = await import(
	'../src/plugins/forms/personal-data.ts'
);
const { limits } = await import('../src/platform/limits.ts');
const { newSession, rest } = await import('./rest.ts');

const payload = await openDatabase();
afterAll(() => mails.close());

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

const contact = await newForm();

const values = {
	email: ['Robin@Example.com'],
	topic: ['sales'],
	message: ['First line\r\nsecond\u0000 \u202eline'],
};

const newTicket = () => `${Date.now()}:${randomUUID()}`;
const newNetwork = () => randomUUID().replaceAll('-', '');

const submissionTo = (form: Form, overrides: Partial<Submission> = {}): Submission => ({
	form: String(form.id),
	lang: 'en',
	page: '/contact',
	key: randomUUID(),
	ticket: newTicket(),
	network: null,
	values,
	consent: null,
	...overrides,
});

async function post(
	path: string,
	handler: typeof receiveSubmission,
	body: unknown,
	headers: Record<string, string> = {},
) {
	const request = new Request(`http://backend.test:4000${path}`, {
		method: 'POST',
		headers: { authorization: `Bearer ${token}`, ...headers },
		body: typeof body === 'string' ? body : JSON.stringify(body),
	});
	const response = await handleForm(payload, request, handler);
	return { status: response.status, body: await response.json() };
}

const send = (body: unknown, headers?: Record<string, string>) =>
	post(formPaths.submissions, receiveSubmission, body, headers);

/** Sends the queued mails, like the backend every few seconds. */
const sendMails = () => payload.jobs.run({ queue: 'mail', limit: 100, silent: true });
const newAddress = () => `${randomUUID()}@example.com`;

async function findByKey(key: string): Promise<FormSubmission[]> {
	const { docs } = await payload.find({
		collection: 'form-submissions',
		where: { key: { equals: key } },
		depth: 0,
	});
	return docs;
}

describe('a form submission', () => {
	it('is stored with labels and values and without control characters', async () => {
		const submission = submissionTo(contact);
		expect(await send(submission)).toEqual({ status: 201, body: { outcome: 'stored' } });
		const [submissionDocument] = await findByKey(submission.key);
		expect(submissionDocument).toMatchObject({
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

	it('is accepted with a domain that has an umlaut and a copied invisible space', async () => {
		const email = ['kontakt@m\u00fcller.example\u200b'];
		const submission = submissionTo(contact, { values: { ...values, email } });
		expect((await send(submission)).status).toBe(201);
		const [stored] = await findByKey(submission.key);
		expect(stored?.email).toBe('kontakt@xn--mller-kva.example');
	});

	it('is stored once even if it is sent repeatedly or concurrently', async () => {
		const submission = submissionTo(contact);
		const responses = await Promise.all([1, 2, 3].map(() => send(submission)));
		expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
		expect((await send(submission)).body).toEqual({ outcome: 'known' });
		expect(await findByKey(submission.key)).toHaveLength(1);
	});

	it('is refused with a list of all invalid fields', async () => {
		const submission = submissionTo(contact, {
			values: {
				email: ['nobody\nbcc: x@example.com'],
				topic: ['other'],
				message: ['x'.repeat(5_001)],
				volume: ['many'],
				site: ['javascript:alert(1)'],
				phone: ['call me'],
			},
		});
		expect(await send(submission)).toEqual({
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
		expect(await findByKey(submission.key)).toEqual([]);
	});

	it.each(['10,000', '10.000', '10 000', '250', '1,5'])(
		'can contain the number %s',
		async (volume) => {
			const submission = submissionTo(contact, { values: { ...values, volume: [volume] } });
			expect((await send(submission)).status).toBe(201);
		},
	);

	it('is deleted after its storage time', async () => {
		const submission = submissionTo(contact);
		await send(submission);
		await deleteExpiredSubmissions(payload, Date.now() + 29 * dayMs);
		expect(await findByKey(submission.key)).toHaveLength(1);
		await deleteExpiredSubmissions(payload, Date.now() + 31 * dayMs);
		expect(await findByKey(submission.key)).toEqual([]);
	});

	it('is deleted with its form', async () => {
		const form = await newForm();
		const submission = submissionTo(form);
		await send(submission);
		await payload.delete({ collection: 'forms', id: form.id });
		expect(await findByKey(submission.key)).toEqual([]);
	});
});

describe('consent', () => {
	it('is required and stored with its text and version, and a changed text requires new consent', async () => {
		const form = await newForm({ consentText: 'You may write to me.' });
		const withoutConsent = await send(submissionTo(form));
		expect(withoutConsent.body).toEqual({ problems: [{ field: 'consent', problem: 'consent' }] });
		const submission = submissionTo(form, { consent: form.consentVersion });
		expect((await send(submission)).status).toBe(201);
		expect((await findByKey(submission.key))[0]).toMatchObject({
			consentText: 'You may write to me.',
			consentVersion: form.consentVersion,
		});
		const updatedForm = await payload.update({
			collection: 'forms',
			id: form.id,
			locale: 'en',
			data: { consentText: 'You may write to me once.' },
		});
		expect(updatedForm.consentVersion).toBe(form.consentVersion + 1);
		const response = await send(submissionTo(form, { consent: form.consentVersion }));
		expect(response.body).toEqual({ problems: [{ field: 'consent', problem: 'consentChanged' }] });
	});
});

describe('the endpoint for submissions', () => {
	it('requires the token of the site', async () => {
		const submission = submissionTo(contact);
		for (const authorization of ['', 'Bearer wrong', `Basic ${token}`])
			expect((await send(submission, { authorization })).status).toBe(401);
		expect(await findByKey(submission.key)).toEqual([]);
	});

	it('refuses unknown forms, disabled forms and invalid bodies', async () => {
		const disabledForm = await newForm({ enabled: false });
		expect((await send(submissionTo(contact, { form: '999999' }))).status).toBe(404);
		expect((await send(submissionTo(disabledForm))).status).toBe(410);
		expect((await send({ ...submissionTo(contact), key: 'none' })).status).toBe(400);
		expect((await send('{')).status).toBe(400);
		expect((await send('x'.repeat(200_000))).status).toBe(413);
	});
});

describe('mails', () => {
	it('go to the recipients of the form, and a copy goes to the sender in the sender’s language', async () => {
		const [to, email] = [newAddress(), newAddress()];
		const form = await newForm({
			name: 'Contact\r\nBcc: all@example.com',
			recipients: [to],
			sendCopy: true,
		});
		await payload.update({
			collection: 'forms',
			id: form.id,
			locale: 'da',
			data: { submitLabel: 'Send', fields: (form.fields ?? []).map((row) => ({ ...row })) },
		});
		const message = ['Hello <b>you</b>\r\nBcc: everybody@example.com'];
		await send(submissionTo(form, { lang: 'da', values: { ...values, email: [email], message } }));
		await sendMails();
		const notification = await mails.next(to);
		expect(notification).toMatchObject({ replyTo: [{ address: email }], to: [{ address: to }] });
		expect(notification.bcc).toBeUndefined();
		expect(notification.subject).not.toContain('\n');
		expect(notification.text).toContain('Bcc: everybody@example.com');
		expect(notification.html).toContain('Hello &lt;b&gt;you&lt;/b&gt;');
		const copy = await mails.next(email);
		expect(copy.subject).toBe('Vi har modtaget din besked');
		expect(copy.html).toContain('<html lang="da">');
	});

	it('are retried when the mail server refuses them, while the submission is stored', async () => {
		const to = newAddress();
		const submission = submissionTo(await newForm({ recipients: [to] }));
		mails.refuse(true);
		expect((await send(submission)).status).toBe(201);
		await sendMails();
		mails.refuse(false);
		const [submissionDocument] = await findByKey(submission.key);
		const where = { 'input.submission': { equals: submissionDocument?.id } };
		const [job] = (await payload.find({ collection: 'payload-jobs', where })).docs;
		expect(job).toMatchObject({ totalTried: 1, processing: false, hasError: false });
		await payload.update({ collection: 'payload-jobs', where, data: { waitUntil: null } });
		await sendMails();
		expect((await mails.next(to)).subject).toBe('Contact: a new answer');
	});

	it('that copy messages of one network are limited, while the messages are still sent', async () => {
		const form = await newForm({ recipients: [newAddress()], sendCopy: true });
		const network = newNetwork();
		const sendAndListMails = async () => {
			const submission = submissionTo(form, {
				network,
				values: { ...values, email: [newAddress()] },
			});
			await send(submission);
			const [{ id } = { id: 0 }] = await findByKey(submission.key);
			const { docs } = await payload.find({ collection: 'payload-jobs', pagination: false });
			return docs.flatMap(({ input }) =>
				typeof input === 'object' && input && 'submission' in input && input.submission === id
					? [String(Reflect.get(input, 'kind'))]
					: [],
			);
		};
		for (let count = 0; count < limits.forms.mails.perNetwork; count += 1)
			expect((await sendAndListMails()).sort()).toEqual(['copy', 'notify']);
		expect(await sendAndListMails()).toEqual(['notify']);
	});
});

describe('a newsletter subscription', () => {
	const keyIn = (text: string | undefined, path: string) =>
		new RegExp(`http://site\\.test:3000/forms/${path}\\?key=([\\w-]{43})&lang=de`).exec(
			text ?? '',
		)?.[1];
	const confirm = (key: string | undefined) =>
		post(formPaths.confirmations, confirmSubscription, { key });
	const endSubscription = (key: string | undefined) =>
		post(formPaths.unsubscriptions, unsubscribe, { key });

	it('is confirmed by mail, once per address, and ended with one click', async () => {
		const email = newAddress();
		const newsletterForm = await newForm({
			kind: 'newsletter',
			fields: [{ name: 'email', kind: 'email', label: 'E-Mail', required: true }],
		});
		const subscribe = () =>
			send(submissionTo(newsletterForm, { lang: 'de', values: { email: [email] } }));
		const submissions = async () =>
			(await payload.find({ collection: 'form-submissions', where: { email: { equals: email } } }))
				.docs;
		const endMailPause = () =>
			payload.db.updateOne({
				collection: 'form-submissions',
				where: { email: { equals: email } },
				data: {
					updatedAt: new Date(Date.now() - limits.forms.subscriptionMailAfterMs).toISOString(),
				},
			});
		await subscribe();
		await sendMails();
		const confirmation = await mails.next(email);
		expect(confirmation.text).toMatch(
			/Ohne Bestätigung wird die Adresse am \d+\. \p{L}+ \d{4} gelöscht/u,
		);
		const first = keyIn(confirmation.text, 'confirm');
		// A second request stores nothing new, and the keys of both mails confirm the subscription.
		await endMailPause();
		await subscribe();
		await sendMails();
		const second = keyIn((await mails.next(email)).text, 'confirm');
		expect(await submissions()).toMatchObject([{ state: 'unconfirmed' }]);
		expect(second).toBe(first);
		expect(await confirm(second)).toEqual({ status: 200, body: { state: 'confirmed' } });
		expect((await confirm(second)).status).toBe(200);
		expect(await submissions()).toMatchObject([{ state: 'confirmed', keepUntil: null }]);
		await sendMails();
		const welcome = await mails.next(email);
		const headers = new Map(welcome.headers.map(({ key, value }) => [key, value]));
		expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
		const key = keyIn(headers.get('list-unsubscribe'), 'unsubscribe');
		await endMailPause();
		await subscribe();
		await sendMails();
		expect((await mails.next(email)).subject).toBe('Sie sind bereits angemeldet');
		expect(await submissions()).toHaveLength(1);
		expect((await endSubscription(key)).body).toEqual({ state: 'unsubscribed' });
		expect(await submissions()).toEqual([]);
		expect((await endSubscription(key)).status).toBe(200);
		expect((await endSubscription('none')).status).toBe(200);
	});

	it('sends no second confirmation to an address within a short time', async () => {
		const email = newAddress();
		const form = await newForm({ kind: 'newsletter' });
		const sendAndCountMails = async () => {
			await send(submissionTo(form, { values: { ...values, email: [email] } }));
			const { docs } = await payload.find({
				collection: 'form-submissions',
				where: { email: { equals: email } },
			});
			const where = { 'input.submission': { equals: docs[0]?.id } };
			return (await payload.count({ collection: 'payload-jobs', where })).totalDocs;
		};
		expect([
			await sendAndCountMails(),
			await sendAndCountMails(),
			await sendAndCountMails(),
		]).toEqual([1, 1, 1]);
	});

	it('is deleted if it is not confirmed', async () => {
		const email = newAddress();
		const form = await newForm({ kind: 'newsletter' });
		const submission = submissionTo(form, { values: { ...values, email: [email] } });
		await send(submission);
		await deleteExpiredSubmissions(payload, Date.now() + 29 * dayMs);
		expect(await findByKey(submission.key)).toHaveLength(1);
		await deleteExpiredSubmissions(payload, Date.now() + 31 * dayMs);
		expect(await findByKey(submission.key)).toEqual([]);
	});
});

describe('a ticket', () => {
	const newsletter = () => newForm({ kind: 'newsletter' });
	const newSubmission = (form: Form, overrides: Partial<Submission> = {}) =>
		submissionTo(form, { values: { ...values, email: [newAddress()] }, ...overrides });
	const mailsOf = async ({ values: { email } }: Submission) => {
		const where = { email: { equals: email?.[0] } };
		const { docs } = await payload.find({ collection: 'form-submissions', where });
		const ids = docs.map(({ id }) => id);
		return payload.count({
			collection: 'payload-jobs',
			where: { 'input.submission': { in: ids.length > 0 ? ids : [0] } },
		});
	};

	it('is valid for one submission of a message or newsletter form, and a repeated submission changes nothing', async () => {
		for (const form of [await newsletter(), contact]) {
			const first = newSubmission(form);
			expect((await send(first)).status).toBe(201);
			const others = Array.from({ length: 4 }, () => newSubmission(form, { ticket: first.ticket }));
			const responses = await Promise.all(others.map((submission) => send(submission)));
			expect(responses).toEqual(others.map(() => ({ status: 409, body: { outcome: 'spent' } })));
			for (const submission of others) expect((await mailsOf(submission)).totalDocs).toBe(0);
			expect(await send(first)).toEqual({ status: 200, body: { outcome: 'known' } });
		}
	});

	it('is valid for only one of several concurrent submissions', async () => {
		const ticket = newTicket();
		const form = await newsletter();
		const responses = await Promise.all([1, 2, 3].map(() => send(newSubmission(form, { ticket }))));
		expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
	});

	it('stays valid after a refused submission', async () => {
		const ticket = newTicket();
		expect((await send(submissionTo(contact, { ticket, values: {} }))).status).toBe(422);
		expect((await send(submissionTo(contact, { ticket }))).status).toBe(201);
	});

	it('is deleted after it expires', async () => {
		const submission = submissionTo(contact, { ticket: `${Date.now() - 1_000}:${randomUUID()}` });
		await send(submission);
		await deleteExpiredTickets(payload, Date.now());
		expect((await send(submission)).body).toEqual({ outcome: 'known' });
		await deleteExpiredTickets(payload, Date.now() + ticketMs);
		expect((await send({ ...submission, key: randomUUID() })).status).toBe(201);
	});
});

describe('mails to unconfirmed addresses are limited', () => {
	const submit = async (form: Form, email: string, network: string | null = newNetwork()) =>
		send(submissionTo(form, { network, values: { ...values, email: [email] } }));

	it('per network with a 429, while messages are still stored', async () => {
		const network = newNetwork();
		const form = await newForm({ kind: 'newsletter' });
		for (let count = 0; count < limits.forms.mails.perNetwork; count += 1)
			expect((await submit(form, newAddress(), network)).status).toBe(201);
		const response = await submit(form, newAddress(), network);
		expect(response).toEqual({ status: 429, body: { outcome: 'tooMany' } });
		const withCopy = await newForm({ sendCopy: true });
		expect((await submit(withCopy, newAddress(), network)).status).toBe(201);
		expect((await submit(form, newAddress())).status).toBe(201);
	});

	it('in total, with a metric', async () => {
		const { consume, resetRate } = await import('../src/platform/cluster/shared-rate.ts');
		const { metrics } = await import('../src/platform/observability/metrics.ts');
		const form = await newForm({ kind: 'newsletter' });
		for (let count = 0; count < limits.forms.mails.total; count += 1)
			await consume('formMails', 'all');
		expect((await submit(form, newAddress())).status).toBe(429);
		await resetRate('formMails', 'all');
		expect((await submit(form, newAddress())).status).toBe(201);
		expect(await metrics().registry.metrics()).toMatch(
			/backend_form_mails_total\{outcome="total"\} [1-9]/,
		);
	});
});

describe('personal data', () => {
	it('is exported without formulas, for accounts that may read it', async () => {
		const form = await newForm({ name: '=Contact' });
		const email = newAddress();
		await send(submissionTo(form, { values: { ...values, email: [email], message: ['=1+1'] } }));
		const login = async (role: 'editor' | 'publisher') =>
			(await newSession(newAddress(), { role })).token;
		const path = `/form-submissions/export.csv?where[email][equals]=${email}`;
		const csv = await rest('GET', path, { token: await login('publisher') });
		expect(csv.status).toBe(200);
		const [head, row] = String(csv.body).split('\n');
		expect(head?.split(',')).toEqual(expect.arrayContaining(['E-mail address', 'message']));
		expect(row).toContain('Received');
		expect(row).toContain(email);
		expect(row).toContain("'=Contact");
		expect(row).toContain("'=1+1");
		const german = { token: await login('publisher'), headers: { 'accept-language': 'de' } };
		expect(String((await rest('GET', path, german)).body).split('\n')[0]).toContain('Zustand');
		expect((await rest('GET', path, { token: await login('editor') })).status).toBe(403);
	});

	it('does not include data of persons with a similar address', async () => {
		const email = newAddress();
		const others = [`jo${email}`, `${email}.example`, email.replace('-', '_')];
		const submissions = others.map((one) =>
			submissionTo(contact, { values: { ...values, email: [one] } }),
		);
		const mention = submissionTo(contact, {
			values: { ...values, message: [`Write to <${email.toUpperCase()}>.`] },
		});
		for (const one of [...submissions, mention]) await send(one);
		expect(JSON.parse(await exportPersonalData(payload, email))).toHaveLength(1);
		expect(await deletePersonalData(payload, email)).toBe(1);
		for (const { key } of submissions) expect(await findByKey(key)).toHaveLength(1);
	});

	it('is exported and deleted by command', async () => {
		const email = newAddress();
		const submission = submissionTo(contact, {
			values: { ...values, email: [email.toUpperCase()] },
		});
		await send(submission);
		expect(JSON.parse(await exportPersonalData(payload, email))).toMatchObject([
			{
				form: 'Contact',
				email,
				answers: expect.arrayContaining([{ field: 'Topic', value: 'Sales and prices' }]),
			},
		]);
		expect(await deletePersonalData(payload, ` ${email} `)).toBe(1);
		expect(await exportPersonalData(payload, email)).toBe('[]');
		expect(await deletePersonalData(payload, email)).toBe(0);
	});

	it('requires a complete e-mail address', async () => {
		await expect(exportPersonalData(payload, 'robin')).rejects.toThrow(
			'robin is no e-mail address',
		);
		await expect(deletePersonalData(payload, '@example.com')).rejects.toThrow(
			'is no e-mail address',
		);
	});
});
