import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Submission, spentTicket } from '@website/contracts/forms';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getSite } from '../../app/content/site-context.server.ts';
import { choiceInput } from '../../shared/forms/form-inputs.ts';
import { workText } from '../../shared/forms/work.ts';
import { temporaryFolder } from '../../test/server/temporary-folder.ts';
import { secret, startTestSite, type TestSite } from '../../test/server/test-site.ts';
import { limits } from '../settings/limits.ts';
import { isEarned, makeTicket, readTicket } from './ticket.ts';

/** What the backend is to answer, and what it was sent (`apps/backend/test/forms.test.ts` says when it answers what). */
let answer: { status: number; body: object };
let received: { token: string | undefined; path: string; body: Submission }[];
let backend: Server;
let site: TestSite;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
	backend = createServer(async (request, response) => {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk);
		received.push({
			token: request.headers.authorization,
			path: request.url ?? '',
			body: JSON.parse(Buffer.concat(chunks).toString()),
		});
		response.writeHead(answer.status, { 'content-type': 'application/json' });
		response.end(JSON.stringify(answer.body));
	});
	await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
	const { port } = backend.address() as AddressInfo;
	folder = await temporaryFolder();
	site = await startTestSite({
		folder: folder.path,
		settings: {
			FORMS_TOKEN: secret,
			FORMS_URL: `http://127.0.0.1:${port}`,
			CLIENT_ADDRESS_HEADER: 'x-client',
		},
		answer: async (request, context) => {
			const { pathname, search } = new URL(request.url);
			const state = getSite(context).formState ?? null;
			const status = pathname === '/broken' ? 503 : 200;
			const form = pathname === '/without-it' ? '' : '<form id="form-7">';
			return new Response(form + JSON.stringify({ path: pathname + search, state }), {
				status,
				headers: { 'content-type': 'text/html; charset=utf-8' },
			});
		},
	});
});
afterAll(async () => {
	await site.stop();
	backend.close();
	await folder[Symbol.asyncDispose]();
});
beforeEach(() => {
	answer = { status: 201, body: { outcome: 'stored' } };
	received = [];
});

/** A ticket that somebody has had for a while. */
const earned = () => makeTicket(secret, '7', Date.now() - limits.forms.minMs);

/** What a page of the stand-in was given to show. */
const shownIn = (text: string) => JSON.parse(text.slice(text.indexOf('{')));

let lastClient = 0;

async function post(
	path: string,
	fields: Record<string, string>,
	headers: Record<string, string> = {},
) {
	lastClient += 1;
	const response = await fetch(site.origin + path, {
		method: 'POST',
		redirect: 'manual',
		headers: {
			'sec-fetch-site': 'same-origin',
			'x-client': `198.51.100.${lastClient}`,
			...headers,
		},
		body: new URLSearchParams({ form: '7', ...fields }),
	});
	return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('a form that was sent', () => {
	it('is passed on by token and leads back to its page', async () => {
		const { status, headers } = await post('/da/kontakt?channel=sms', {
			ticket: earned(),
			'field-message': 'Hej\r\nså',
			consent: '3',
			other: 'left out',
		});
		expect(status).toBe(303);
		expect(headers.get('location')).toBe('/da/kontakt?channel=sms&sent=7#form-7');
		expect(headers.get('cache-control')).toContain('no-store');
		expect(received).toEqual([
			{
				token: `Bearer ${secret}`,
				path: '/forms/submissions',
				body: {
					form: '7',
					lang: 'da',
					page: '/da/kontakt',
					key: expect.stringMatching(/^[0-9a-f-]{36}$/),
					ticket: expect.stringMatching(spentTicket),
					network: expect.stringMatching(/^[0-9a-f]{32}$/),
					values: { message: ['Hej\r\nså'] },
					consent: 3,
				},
			},
		]);
	});

	it('has the same key however often it is sent', async () => {
		const ticket = earned();
		for (const _ of [1, 2]) expect((await post('/contact', { ticket })).status).toBe(303);
		expect(new Set(received.map(({ body }) => body.key)).size).toBe(1);
	});

	it('is looked through with a new ticket where the backend says that its own is spent', async () => {
		answer = { status: 409, body: {} };
		const ticket = earned();
		const { status, text } = await post('/contact', { ticket, 'field-message': 'Another' });
		expect(status).toBe(200);
		const { state } = shownIn(text);
		expect(state).toMatchObject({ notice: 'check', values: { message: ['Another'] } });
		expect(state.ticket).not.toBe(ticket);
		expect(readTicket(secret, '7', state.ticket)).toBeDefined();
	});

	it('waits where the backend sends no more mails for now', async () => {
		answer = { status: 429, body: {} };
		const { status, headers, text } = await post('/contact', { ticket: earned() });
		expect([status, headers.get('retry-after')]).toEqual([429, '10']);
		expect(shownIn(text).state).toMatchObject({ notice: 'tooMany' });
	});

	it('names the same network for the same network, and the same ticket for the same ticket', async () => {
		const ticket = earned();
		for (const client of ['198.51.100.250', '198.51.100.250', '198.51.100.251'])
			await post('/contact', { ticket }, { 'x-client': client });
		const [first, second, third] = received.map(({ body }) => body);
		expect(second?.network).toBe(first?.network);
		expect(third?.network).not.toBe(first?.network);
		expect(JSON.stringify(first)).not.toContain('198.51.100');
		expect(new Set(received.map(({ body }) => body.ticket)).size).toBe(1);
	});

	it('is another one when something else is written with a ticket that has been used', async () => {
		const ticket = earned();
		for (const text of ['one', 'another'])
			expect((await post('/contact', { ticket, 'field-message': text })).status).toBe(303);
		expect(new Set(received.map(({ body }) => body.key)).size).toBe(2);
	});

	it('is shown once more with its problems and everything that was typed', async () => {
		const problems = [{ field: 'email', problem: 'email' }];
		answer = { status: 422, body: { problems } };
		const ticket = earned();
		const { status, headers, text } = await post('/contact?sent=7', { ticket, 'field-email': 'x' });
		expect(status).toBe(422);
		expect(headers.get('cache-control')).toBe('private, no-store');
		expect(headers.get('content-security-policy')).toContain("script-src 'self'");
		expect(shownIn(text)).toEqual({
			path: '/contact',
			state: {
				form: '7',
				notice: 'problems',
				values: { email: ['x'] },
				problems,
				consent: null,
				ticket,
			},
		});
	});

	it.each([
		['no ticket', () => ({})],
		[
			'a made-up ticket',
			() => ({ ticket: makeTicket('another secret', '7', Date.now() - 60_000) }),
		],
		[
			'the ticket of another form',
			() => ({ ticket: makeTicket(secret, '8', Date.now() - 60_000) }),
		],
		['a ticket that is a day old', () => ({ ticket: makeTicket(secret, '7', Date.now() - 1e9) })],
		['a trap that is filled in', () => ({ ticket: earned(), homepage: 'https://spam.example' })],
	])('is looked through first: %s', async (_name, fields) => {
		const { status, text } = await post('/contact', { ...fields(), 'field-message': 'Hello' });
		expect(status).toBe(200);
		const { state } = shownIn(text);
		expect(state).toMatchObject({ notice: 'check', values: { message: ['Hello'] } });
		expect(readTicket(secret, '7', state.ticket)).toBeDefined();
		expect(received).toEqual([]);
	});

	it('waits when its network sends too much, and loses nothing', async () => {
		const client = { 'x-client': '203.0.113.9' };
		const send = () => post('/contact', { ticket: earned(), 'field-message': 'Hello' }, client);
		for (let sent = 0; sent < limits.rate.forms; sent += 1) expect((await send()).status).toBe(303);
		const { status, headers, text } = await send();
		expect(status).toBe(429);
		expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
		expect(shownIn(text).state).toMatchObject({
			notice: 'tooMany',
			values: { message: ['Hello'] },
		});
		expect(received).toHaveLength(limits.rate.forms);
	});
});

describe('where a form can’t be stored', () => {
	const typed = { 'field-message': '</textarea><script>alert(1)</script>' };

	it.each([
		['the backend fails', { status: 503, body: {} }, '/de/kontakt'],
		['the backend refuses the token', { status: 401, body: {} }, '/de/kontakt'],
	])('a page of its own holds what was typed: %s', async (_name, backendResponse, path) => {
		answer = backendResponse;
		const ticket = earned();
		const labels = { 'label-message': 'Nachricht <b>', 'label-nothing': 'Left out' };
		const { status, headers, text } = await post(path, { ...typed, ...labels, ticket });
		expect(text).toContain('<dt>Nachricht &lt;b&gt;</dt>');
		expect(text).toContain('name="label-message"');
		expect(text).not.toContain('Left out');
		expect([status, headers.get('retry-after')]).toEqual([503, '10']);
		expect(headers.get('content-security-policy')).toContain("form-action 'self'");
		expect(text).toContain('<html lang="de-DE">');
		expect(text).toContain('Noch nicht gesendet');
		expect(text).not.toContain('<script>');
		expect(text).toContain('&lt;script&gt;');
		expect(text).toContain(ticket);
	});

	it('says what was chosen in the words of the page, and again when it fails again', async () => {
		answer = { status: 503, body: {} };
		const chosen = {
			...typed,
			'field-topic': 'sales & more',
			'choice-topic': choiceInput('sales & more', 'Verkauf <und mehr>'),
			'field-other': 'unnamed',
		};
		const { text } = await post('/de/kontakt', { ...chosen, ticket: earned() });
		expect(text).toContain('<dd>Verkauf &lt;und mehr&gt;</dd>');
		expect(text).toContain('<dd>unnamed</dd>');
		expect(text).toContain('name="field-topic">\nsales &amp; more<');
		expect(text).toContain('name="choice-topic">\nsales%20%26%20more Verkauf &lt;und mehr&gt;<');
	});

	it('also when its page can’t be shown', async () => {
		const { status, text } = await post('/broken', typed);
		expect(status).toBe(503);
		expect(text).toContain('&lt;script&gt;');
		expect(received).toEqual([]);
	});

	it.each([
		['not yet earned', () => ({}), { status: 201, body: {} }],
		[
			'with problems',
			() => ({ ticket: earned() }),
			{ status: 422, body: { problems: [{ field: 'message', problem: 'tooLong' }] } },
		],
	])(
		'nor is what was typed lost when editors have taken the form off its page: %s',
		async (_name, ticket, backendResponse) => {
			answer = backendResponse;
			const { status, text } = await post('/without-it', { ...typed, ...ticket() });
			expect(status).toBe(410);
			expect(text).toContain('&lt;script&gt;');
		},
	);

	it.each([404, 410])('says that a form is gone: %i', async (status) => {
		answer = { status, body: {} };
		const thanks = await post('/contact', { ...typed, ticket: earned() });
		expect(thanks.status).toBe(410);
		expect(thanks.text).toContain('&lt;script&gt;');
	});
});

describe('what is no form of this site', () => {
	it.each([
		['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
		['a neighbor', { 'sec-fetch-site': 'same-site', origin: 'https://evil.example.com' }],
		['an old browser on another site', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
		['no browser', { 'sec-fetch-site': '' }],
		['a page without an origin', { 'sec-fetch-site': '', origin: 'null' }],
	])('is refused: from %s', async (_name, headers) => {
		const { status } = await post('/contact', { ticket: earned() }, headers);
		expect(status).toBe(403);
		expect(received).toEqual([]);
	});

	it('comes from an old browser too', async () => {
		const headers = { 'sec-fetch-site': '', origin: 'https://example.com' };
		expect((await post('/contact', { ticket: earned() }, headers)).status).toBe(303);
	});

	it('leads nowhere else', async () => {
		const { headers } = await post('//evil.example/', { ticket: earned() });
		expect(headers.get('location')).toBe('/evil.example?sent=7#form-7');
	});

	it('is refused when it is too long, names no form, or is no form', async () => {
		const long = await post('/da/kontakt', { 'field-message': 'x'.repeat(70_000) });
		expect(long.status).toBe(413);
		expect(long.text).toContain('For meget til én formular');
		expect((await post('/contact', { form: '../7' })).status).toBe(400);
		const json = await fetch(`${site.origin}/contact`, { method: 'POST', body: '{}' });
		expect(json.status).toBe(405);
	});
});

describe('tickets', () => {
	it('are given to scripts, and earned by work as well as by time', async () => {
		const response = await fetch(`${site.origin}/forms/ticket?form=7`);
		expect(response.headers.get('cache-control')).toBe('no-store');
		const { ticket } = await response.json();
		const read = readTicket(secret, '7', ticket);
		if (!read) throw new Error('The ticket is not genuine');
		const { solveWork } = await import('../../app/features/forms/solve-work.ts');
		const work = await solveWork(ticket, new AbortController().signal);
		expect(isEarned(ticket, read, String(work), read.madeAt)).toBe(true);
		expect(isEarned(ticket, read, '', read.madeAt)).toBe(false);
		expect(isEarned(ticket, read, workText('x', '1'), read.madeAt)).toBe(false);
		expect(isEarned(ticket, read, '', read.madeAt + limits.forms.minMs)).toBe(true);
		expect((await fetch(`${site.origin}/forms/ticket?form=x`)).status).toBe(400);
	});
});

describe('without JavaScript', () => {
	const open = async (cookie = '') => {
		const response = await fetch(`${site.origin}/forms/ticket.gif?form=7`, { headers: { cookie } });
		const setCookie = response.headers.get('set-cookie');
		return { response, setCookie, cookie: setCookie?.split(';')[0] ?? cookie };
	};

	it('a ticket comes with a picture, in a cookie that no script and no other site sees', async () => {
		const { response, setCookie, cookie } = await open();
		expect(response.headers.get('content-type')).toBe('image/gif');
		expect(response.headers.get('cache-control')).toBe('no-store');
		expect(setCookie).toMatch(/; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
		// The page opened once more: going back and pressing again is the same answer.
		expect((await open(cookie)).setCookie).toBeNull();
		expect((await open('form-ticket-7=made-up')).setCookie).not.toBeNull();
		expect((await fetch(`${site.origin}/forms/ticket.gif?form=x`)).status).toBe(400);
	});

	it('one press stores it once, however often it is pressed', async () => {
		const cookie = `form-ticket-7=${earned()}`;
		for (const _ of [1, 2]) {
			const { status } = await post('/contact', { 'field-message': 'Hello' }, { cookie });
			expect(status).toBe(303);
		}
		expect(new Set(received.map(({ body }) => body.key)).size).toBe(1);
	});

	it.each([
		['sooner than anybody has filled it in', () => makeTicket(secret, '7'), {}],
		['with a made-up ticket', () => makeTicket('other', '7', Date.now() - 60_000), {}],
		['with the ticket of another form', () => makeTicket(secret, '8', Date.now() - 60_000), {}],
		['with the trap filled in', earned, { homepage: 'https://spam.example' }],
	])('it is looked through first: %s', async (_name, ticket, fields) => {
		const headers = { cookie: `form-ticket-7=${ticket()}` };
		const { status, text } = await post('/contact', { ...fields, 'field-message': 'Hi' }, headers);
		expect(status).toBe(200);
		expect(shownIn(text).state).toMatchObject({ notice: 'check', values: { message: ['Hi'] } });
		expect(received).toEqual([]);
	});
});

describe('newsletters', () => {
	const key = 'k'.repeat(43);

	it('are confirmed by a press, never by looking', async () => {
		answer = { status: 200, body: { state: 'confirmed' } };
		const address = `${site.origin}/forms/confirm?key=${key}&lang=da`;
		const page = await (await fetch(address)).text();
		expect(page).toContain('<form method="post"><button>Bekræft</button></form>');
		expect(received).toEqual([]);
		const done = await fetch(address, { method: 'POST' });
		expect(await done.text()).toContain('Du er tilmeldt');
		expect(received).toMatchObject([{ path: '/forms/confirmations', body: { key } }]);
		answer = { status: 404, body: { state: 'unknown' } };
		const old = await fetch(address, { method: 'POST' });
		expect([old.status, await old.text()]).toEqual([404, expect.stringContaining('ikke længere')]);
	});

	it('are unsubscribed by mail programs with one POST (RFC 8058)', async () => {
		answer = { status: 200, body: { state: 'unsubscribed' } };
		const response = await fetch(`${site.origin}/forms/unsubscribe?key=${key}&lang=en`, {
			method: 'POST',
			body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
		});
		expect(response.status).toBe(200);
		expect(received).toMatchObject([{ path: '/forms/unsubscriptions', body: { key } }]);
	});

	it('are unsubscribed for everybody whose mail provider asks from one address', async () => {
		answer = { status: 200, body: { state: 'unsubscribed' } };
		const address = `${site.origin}/forms/unsubscribe?key=${key}&lang=en`;
		const headers = { 'x-client': '203.0.113.77' };
		for (let submissions = 0; submissions <= limits.rate.forms; submissions += 1)
			expect((await fetch(address, { method: 'POST', headers })).status).toBe(200);
	});

	it('say so while the backend is down', async () => {
		answer = { status: 503, body: {} };
		const address = `${site.origin}/forms/unsubscribe?key=${key}&lang=de`;
		const response = await fetch(address, { method: 'POST' });
		expect(response.status).toBe(503);
		expect(await response.text()).toContain('<button>Abmelden</button>');
	});
});
