import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { listen } from '@website/contracts/testing/listen';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Form, FormSubmission } from '../src/payload-types.ts';

vi.hoisted(() => {
	process.env.FORM_WEBHOOK_PRIVATE_HOSTS = 'crm.internal, 127.0.0.1';
	process.env.PAYLOAD_SECRET =
		'test-payload-secret-test-payload,former-payload-secret-former-payload';
});
const { receiveSubmission } = await import('../src/plugins/forms/receive.ts');
const { confirmSubscription, unsubscribe } = await import('../src/plugins/forms/subscriptions.ts');
const { readFailedWork } = await import('../src/plugins/dashboard/failed-work.ts');
const { postJson, urlProblem } = await import('../src/plugins/forms/webhook/post.ts');
const { limits } = await import('../src/platform/limits.ts');
const { metrics } = await import('../src/platform/observability/metrics.ts');
const { openDatabase } = await import('../src/start/open-database.ts');
const { newSession, rest } = await import('./rest.ts');

interface Call {
	headers: IncomingHttpHeaders;
	body: string;
}
/** The requests of a test, and how the receiver responds to the next ones. */
let calls: Call[];
let respond: (response: ServerResponse) => void;

const server = createServer(async (request, response) => {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
	respond(response);
});
const { origin, port, close } = await listen(server);
const status = (code: number, headers = {}) => {
	respond = (response) => response.writeHead(code, headers).end();
};
beforeEach(() => {
	calls = [];
	status(204);
});
afterEach(() => {
	vi.restoreAllMocks();
});
afterAll(close);

const payload = await openDatabase();
const publisher = await newSession('publisher@example.com', { role: 'publisher' });
const editor = await newSession('editor@example.com', { role: 'editor' });
const url = `${origin}/hook?token=secret`;

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
			consentText: 'You may answer me.',
			webhookUrl: url,
			fields: [
				{ name: 'email', kind: 'email', label: 'E-mail', required: true },
				{ name: 'message', kind: 'longText', label: 'Message' },
			],
			...data,
		},
	});

/** Sends a submission and returns its key. */
async function submit(form: Form, email = `${randomUUID()}@example.com`): Promise<string> {
	const key = randomUUID();
	const response = await receiveSubmission(payload, {
		form: String(form.id),
		lang: 'en',
		page: '/contact',
		key,
		ticket: `${Date.now()}:${randomUUID()}`,
		network: null,
		values: { email: [email] },
		consent: 1,
	});
	expect(response.status).toBe(201);
	return key;
}

async function stored(key: string): Promise<FormSubmission | undefined> {
	const where = { key: { equals: key } };
	const { docs } = await payload.find({
		collection: 'form-submissions',
		where,
		depth: 0,
		showHiddenFields: true,
	});
	return docs[0];
}

const waitForState = (key: string, state: Partial<FormSubmission>) =>
	expect.poll(() => stored(key)).toMatchObject(state);

const jobs = async () =>
	(
		await payload.find({
			collection: 'payload-jobs',
			where: { queue: { equals: 'form-webhooks' } },
		})
	).docs;
/** Ends the pause before the next attempt, and runs the queue as the backend does every few seconds. */
async function runQueue() {
	await expect.poll(async () => (await jobs()).some(({ processing }) => processing)).toBe(false);
	await payload.update({
		collection: 'payload-jobs',
		where: { queue: { equals: 'form-webhooks' } },
		data: { waitUntil: null },
	});
	await payload.jobs.run({ queue: 'form-webhooks', silent: true });
}
const noJobs = () => expect.poll(jobs).toEqual([]);

const secretOf = async ({ id }: Form, version = 1) => {
	const path = `/forms/${id}/webhook-secret?version=${version}`;
	return (await rest('GET', path, { token: publisher.token })).body.secret;
};

/** The example of the documentation. */
const example = /```js\n([\s\S]+?)```/.exec(readFileSync('../../docs/forms.md', 'utf8'))?.[1] ?? '';
const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(example)}`);

describe('a submission of a form with a webhook', () => {
	it('is delivered as documented, with a signature that the documented check accepts', async () => {
		const form = await newForm();
		const key = await submit(form, 'robin@example.com');
		await waitForState(key, { delivery: 'delivered', deliveryProblem: null });
		await noJobs();
		const { id, createdAt } = (await stored(key)) ?? {};
		const [call] = calls;
		expect(calls).toHaveLength(1);
		expect(JSON.parse(call?.body ?? '')).toEqual({
			type: 'form.submitted',
			timestamp: createdAt,
			data: {
				form: { id: String(form.id), name: 'Contact' },
				submission: {
					id: key,
					url: `http://backend.test:4000/admin/collections/form-submissions/${id}`,
				},
				language: 'en',
				page: 'http://site.test:3000/contact',
				fields: [{ name: 'email', label: 'E-mail', value: 'robin@example.com' }],
				values: { email: 'robin@example.com' },
				consent: { text: 'You may answer me.', version: 1 },
			},
		});
		expect(call?.headers['content-type']).toBe('application/json');
		const secret = await secretOf(form);
		expect(isGenuine(secret, call?.headers, call?.body)).toBe(true);
		expect(isGenuine(secret, call?.headers, `${call?.body} `)).toBe(false);
		expect(isGenuine(secret, call?.headers, call?.body, Date.now() + 400_000)).toBe(false);
		expect(isGenuine(await secretOf(form, 2), call?.headers, call?.body)).toBe(false);
		// During a rotation of PAYLOAD_SECRET both of its values sign.
		expect(call?.headers['webhook-signature']).toMatch(/^v1,\S{44} v1,\S{44}$/);
	});

	it('is tried again with the same id until the receiver accepts it, without personal data in the job', async () => {
		status(500);
		const key = await submit(await newForm(), 'private@example.com');
		await waitForState(key, { delivery: 'waiting', deliveryProblem: 'status 500' });
		expect(JSON.stringify(await jobs())).not.toContain('private@');
		const { deliveryAt } = (await stored(key)) ?? {};
		expect(Date.parse(deliveryAt ?? '')).toBeGreaterThan(Date.now());
		status(200);
		await runQueue();
		expect(await stored(key)).toMatchObject({ delivery: 'delivered', deliveryProblem: null });
		expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual([
			`submitted_${key}`,
			`submitted_${key}`,
		]);
		expect(await metrics().registry.getSingleMetricAsString('backend_form_webhooks_total')).toMatch(
			/outcome="failed"} [1-9]/,
		);
		await noJobs();
	});

	it('that fails for a day is on the dashboard, and is tried at once by an editor', async () => {
		status(302, { location: '/elsewhere' });
		const form = await newForm({ name: 'Never delivered' });
		const key = await submit(form);
		await waitForState(key, { deliveryProblem: 'redirect' });
		for (const _ of Array.from({ length: limits.mail.submissionAttempts })) {
			expect(await stored(key)).toMatchObject({ delivery: 'waiting' });
			await runQueue();
		}
		const submission = await stored(key);
		expect(submission).toMatchObject({ delivery: 'failed', deliveryProblem: 'redirect' });
		const [work] = await readFailedWork(payload, { role: 'publisher' });
		expect(work?.subject).toMatchObject({ title: 'Never delivered', document: submission?.id });
		expect(work?.subject?.reason?.(({ de }) => de)).toContain('Der Server leitet weiter');

		status(200);
		const path = `/form-submissions/${submission?.id}/deliver`;
		expect((await rest('POST', path, { token: editor.token })).status).toBe(403);
		await rest('POST', path, { token: publisher.token });
		expect(await stored(key)).toMatchObject({ delivery: 'delivered', deliveryProblem: null });
		await rest('POST', path, { token: publisher.token });
		expect(calls).toHaveLength(limits.mail.submissionAttempts + 2);
		await noJobs();
	});

	it('does not wait for the receiver of another form', async () => {
		const waiting: ServerResponse[] = [];
		respond = (response) => waiting.push(response);
		const first = await submit(await newForm());
		await expect.poll(() => waiting).toHaveLength(1);
		status(200);
		await waitForState(await submit(await newForm()), { delivery: 'delivered' });
		expect(await stored(first)).toMatchObject({ delivery: 'waiting', deliveryProblem: null });
		waiting[0]?.writeHead(200).end();
		await waitForState(first, { delivery: 'delivered' });
		await noJobs();
	});

	it('is not sent once it or the webhook is deleted', async () => {
		status(500);
		const form = await newForm();
		const [deleted, kept] = [await submit(form), await submit(form)];
		for (const key of [deleted, kept]) await waitForState(key, { deliveryProblem: 'status 500' });
		await payload.delete({ collection: 'form-submissions', where: { key: { equals: deleted } } });
		await payload.update({ collection: 'forms', id: form.id, data: { webhookUrl: '' } });
		await runQueue();
		expect(calls).toHaveLength(2);
		expect(await stored(kept)).toMatchObject({ delivery: null });
		await noJobs();
	});
});

it('a newsletter address is delivered once it is confirmed, and its end without personal data', async () => {
	const key = await submit(await newForm({ kind: 'newsletter' }));
	expect(calls).toEqual([]);
	const { confirmKey, unsubscribeKey } = (await stored(key)) ?? {};
	await confirmSubscription(payload, { key: confirmKey });
	await waitForState(key, { state: 'confirmed', delivery: 'delivered' });
	await unsubscribe(payload, { key: unsubscribeKey });
	await expect.poll(() => calls).toHaveLength(2);
	const [begin, end] = calls.map(({ body }) => JSON.parse(body));
	expect(begin).toMatchObject({ type: 'form.submitted', data: { submission: { id: key } } });
	expect(end).toMatchObject({ type: 'form.unsubscribed', data: { submission: { id: key } } });
	expect(Object.keys(end.data)).toEqual(['form', 'submission']);
	await noJobs();
});

describe('a request to a webhook', () => {
	const post = (address = url) => postJson(address, '{}', {});

	it('fails if the receiver is slow', async () => {
		const controller = new AbortController();
		vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
		respond = () => controller.abort();
		expect(await post()).toBe('timeout');
	});

	it.each<[string, (response: ServerResponse) => void]>([
		[
			'half a body',
			(response) => {
				response.writeHead(200, { 'content-length': 100 });
				response.write('half', () => response.destroy());
			},
		],
		[
			'a body without an end',
			(response) => {
				response.writeHead(200);
				const write = () => {
					if (!response.destroyed) response.write('x'.repeat(16 * 1024), write);
				};
				write();
			},
		],
	])('is decided by its status: %s', async (_name, begin) => {
		const closed = Promise.withResolvers<void>();
		respond = (response) => {
			response.on('close', closed.resolve);
			begin(response);
		};
		expect(await post()).toBeNull();
		await closed.promise;
	});

	it.each([
		['a redirect', () => status(307, { location: '/elsewhere' }), url, 'redirect'],
		['an error', () => status(404), url, 'status 404'],
		[
			'no response',
			() => {
				respond = (response) => response.destroy();
			},
			url,
			'connection',
		],
		['no TLS', () => {}, url.replace('http:', 'https:'), 'certificate'],
		['an unknown name', () => {}, 'https://no-such-host.invalid/', 'host'],
		['a name of a private address', () => {}, `https://localhost:${port}/`, 'address'],
	])('fails: %s', async (_name, prepare, address, problem) => {
		prepare();
		expect(await post(address)).toBe(problem);
	});
});

it.each<[string, string | null]>([
	['https://hooks.example.com/1?token=2', null],
	['https://8.8.8.8/', null],
	['http://crm.internal/', null],
	['http://hooks.example.com/', 'url'],
	['ftp://crm.internal/', 'url'],
	['hooks.example.com', 'url'],
	...[
		...['10.0.0.7', '192.168.1.1', '172.16.0.1', '0x0a.7', '167772167', '169.254.169.254'],
		...['100.64.0.1', '0.0.0.0', '[::1]', '[::ffff:10.0.0.7]', '[fd00:ec2::254]', '[fe80::1]'],
		'[64:ff9b::a00:7]',
	].map((host): [string, string] => [`https://${host}/`, 'address']),
])('the address %s is refused with: %s', async (address, problem) => {
	expect(urlProblem(address)).toBe(problem);
});

it('a form can be saved with a permitted address only, in the language of the editor', async () => {
	const { id } = await newForm();
	const { status: code, body } = await rest('PATCH', `/forms/${id}`, {
		token: publisher.token,
		headers: { 'accept-language': 'da' },
		body: { webhookUrl: 'https://169.254.169.254/latest' },
	});
	expect(code).toBe(400);
	expect(JSON.stringify(body)).toContain('Adressen er i et privat netværk.');
});

it('a test is sent to the address in the form, and its result is returned', async () => {
	const form = await newForm();
	const test = (body: object) =>
		rest('POST', `/forms/${form.id}/webhook-test`, { token: publisher.token, body });
	expect((await test({ url, version: 2 })).body).toEqual({ problem: null });
	const [call] = calls;
	expect(JSON.parse(call?.body ?? '')).toMatchObject({
		type: 'form.test',
		data: { values: { email: 'test@example.com', message: 'Message' } },
	});
	expect(isGenuine(await secretOf(form, 2), call?.headers, call?.body)).toBe(true);
	status(500);
	expect((await test({ url, version: 1 })).body).toEqual({ problem: 'status 500' });
	expect((await test({ url: 'https://10.0.0.7/', version: 1 })).body).toEqual({
		problem: 'address',
	});
});

it('address and secret are only for those who may change forms', async () => {
	const { id } = await newForm();
	const read = async (token: string) => (await rest('GET', `/forms/${id}`, { token })).body;
	expect(await read(publisher.token)).toMatchObject({ webhookUrl: url });
	expect(JSON.stringify(await read(editor.token))).not.toContain('hook?token');
	const filter = `/forms?where[webhookUrl][like]=hook`;
	expect((await rest('GET', filter, { token: editor.token })).status).not.toBe(200);
	const path = `/forms/${id}/webhook-secret`;
	expect((await rest('GET', path, { token: editor.token })).status).toBe(403);
	expect(await secretOf({ id } as Form)).toMatch(/^whsec_[\w+/]{43}=$/);
	const rows = await payload.find({ collection: 'forms', showHiddenFields: true });
	expect(JSON.stringify(rows)).not.toContain('whsec_');
});
