import { createServer } from 'node:http';
import { type Submission, spentTicketPattern } from '@website/contracts/forms';
import { listen } from '@website/contracts/testing/listen';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getSite } from '../../app/content/site-context.server.ts';
import { choiceInput } from '../../shared/forms/form-inputs.ts';
import { temporaryFolder } from '../../test/server/temporary-folder.ts';
import { secret, startTestSite } from '../../test/server/test-site.ts';
import { limits } from '../settings/limits.ts';
import { isOldEnough, makeTicket, readTicket } from './ticket.ts';

/** The next response of the backend, and its requests (`apps/backend/test/forms.test.ts` tests the backend's own responses). */
let nextResponse: { status: number; body: object };
let requests: { token: string | undefined; path: string; body: Submission }[];

const backend = createServer(async (request, response) => {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	requests.push({
		token: request.headers.authorization,
		path: request.url ?? '',
		body: JSON.parse(Buffer.concat(chunks).toString()),
	});
	response.writeHead(nextResponse.status, { 'content-type': 'application/json', location: '/' });
	response.end(JSON.stringify(nextResponse.body));
});
const { origin, close } = await listen(backend);
const folder = await temporaryFolder();
const site = await startTestSite({
	folder: folder.path,
	settings: {
		FORMS_TOKEN: secret,
		FORMS_URL: origin,
		CLIENT_ADDRESS_HEADER: 'x-client',
	},
	handler: async (request, context) => {
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
afterAll(async () => {
	await site.stop();
	await close();
	await folder[Symbol.asyncDispose]();
});
beforeEach(() => {
	nextResponse = { status: 201, body: { outcome: 'stored' } };
	requests = [];
});

/** A ticket that is old enough to be valid. */
const validTicket = () => makeTicket(secret, '7', Date.now() - limits.forms.minMs);

/** The JSON that the test application has rendered. */
const pageData = (text: string) => JSON.parse(text.slice(text.indexOf('{')));

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

describe('a submitted form', () => {
	it('is sent to the backend with the token and redirects to its page', async () => {
		const { status, headers } = await post('/da/kontakt?channel=sms', {
			ticket: validTicket(),
			'field-message': 'Hej\r\nså',
			consent: '3',
			other: 'left out',
		});
		expect(status).toBe(303);
		expect(headers.get('location')).toBe('/da/kontakt?channel=sms&sent=7#form-7');
		expect(headers.get('cache-control')).toContain('no-store');
		expect(requests).toEqual([
			{
				token: `Bearer ${secret}`,
				path: '/forms/submissions',
				body: {
					form: '7',
					lang: 'da',
					page: '/da/kontakt',
					key: expect.stringMatching(/^[0-9a-f-]{36}$/),
					ticket: expect.stringMatching(spentTicketPattern),
					network: expect.stringMatching(/^[0-9a-f]{32}$/),
					values: { message: ['Hej\r\nså'] },
					consent: 3,
				},
			},
		]);
	});

	it('keeps its key when it is submitted again', async () => {
		const ticket = validTicket();
		for (const _ of [1, 2]) expect((await post('/contact', { ticket })).status).toBe(303);
		expect(new Set(requests.map(({ body }) => body.key)).size).toBe(1);
	});

	it('is rendered for review with a new ticket if the backend reports a used ticket', async () => {
		nextResponse = { status: 409, body: {} };
		const ticket = validTicket();
		const { status, text } = await post('/contact', { ticket, 'field-message': 'Another' });
		expect(status).toBe(200);
		const { state } = pageData(text);
		expect(state).toMatchObject({ notice: 'check', values: { message: ['Another'] } });
		expect(state.ticket).not.toBe(ticket);
		expect(readTicket(secret, '7', state.ticket)).toBeDefined();
	});

	it('responds with 429 if the backend has reached its mail limit', async () => {
		nextResponse = { status: 429, body: {} };
		const { status, headers, text } = await post('/contact', { ticket: validTicket() });
		expect([status, headers.get('retry-after')]).toEqual([429, '10']);
		expect(pageData(text).state).toMatchObject({ notice: 'tooMany' });
	});

	it('sends a stable hash of the network and of the ticket', async () => {
		const ticket = validTicket();
		for (const client of ['198.51.100.250', '198.51.100.250', '198.51.100.251'])
			await post('/contact', { ticket }, { 'x-client': client });
		const [first, second, third] = requests.map(({ body }) => body);
		expect(second?.network).toBe(first?.network);
		expect(third?.network).not.toBe(first?.network);
		expect(JSON.stringify(first)).not.toContain('198.51.100');
		expect(new Set(requests.map(({ body }) => body.ticket)).size).toBe(1);
	});

	it('gets a new key for other values with the same ticket', async () => {
		const ticket = validTicket();
		for (const text of ['one', 'another'])
			expect((await post('/contact', { ticket, 'field-message': text })).status).toBe(303);
		expect(new Set(requests.map(({ body }) => body.key)).size).toBe(2);
	});

	it('is rendered again with its problems and all values', async () => {
		const problems = [{ field: 'email', problem: 'email' }];
		nextResponse = { status: 422, body: { problems } };
		const ticket = validTicket();
		const { status, headers, text } = await post('/contact?sent=7', { ticket, 'field-email': 'x' });
		expect(status).toBe(422);
		expect(headers.get('cache-control')).toBe('private, no-store');
		expect(headers.get('content-security-policy')).toContain("script-src 'self'");
		expect(pageData(text)).toEqual({
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
		['a forged ticket', () => ({ ticket: makeTicket('another secret', '7', Date.now() - 60_000) })],
		[
			'the ticket of another form',
			() => ({ ticket: makeTicket(secret, '8', Date.now() - 60_000) }),
		],
		['a ticket that is a day old', () => ({ ticket: makeTicket(secret, '7', Date.now() - 1e9) })],
		['a filled-in honeypot', () => ({ ticket: validTicket(), homepage: 'https://spam.example' })],
	])('is rendered for review: %s', async (_name, fields) => {
		const { status, text } = await post('/contact', { ...fields(), 'field-message': 'Hello' });
		expect(status).toBe(200);
		const { state } = pageData(text);
		expect(state).toMatchObject({ notice: 'check', values: { message: ['Hello'] } });
		expect(readTicket(secret, '7', state.ticket)).toBeDefined();
		expect(requests).toEqual([]);
	});

	it('responds with 429 and all values when its network exceeds the limit', async () => {
		const client = { 'x-client': '203.0.113.9' };
		const send = () =>
			post('/contact', { ticket: validTicket(), 'field-message': 'Hello' }, client);
		for (let count = 0; count < limits.rate.forms; count += 1)
			expect((await send()).status).toBe(303);
		const { status, headers, text } = await send();
		expect(status).toBe(429);
		expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
		expect(pageData(text).state).toMatchObject({
			notice: 'tooMany',
			values: { message: ['Hello'] },
		});
		expect(requests).toHaveLength(limits.rate.forms);
	});
});

describe('a form that can’t be stored', () => {
	const values = { 'field-message': '</textarea><script>alert(1)</script>' };

	it.each([
		['the backend fails', { status: 503, body: {} }, '/de/kontakt'],
		['the backend rejects the token', { status: 401, body: {} }, '/de/kontakt'],
		['the backend redirects', { status: 302, body: {} }, '/de/kontakt'],
	])('is kept on a separate page with its values: %s', async (_name, backendResponse, path) => {
		nextResponse = backendResponse;
		const ticket = validTicket();
		const labels = { 'label-message': 'Nachricht <b>', 'label-nothing': 'Left out' };
		const { status, headers, text } = await post(path, { ...values, ...labels, ticket });
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

	it('shows choices with the labels of the page, and keeps the labels for another try', async () => {
		nextResponse = { status: 503, body: {} };
		const choices = {
			...values,
			'field-topic': 'sales & more',
			'choice-topic': choiceInput('sales & more', 'Verkauf <und mehr>'),
			'field-other': 'unnamed',
			'field-constructor': 'built in',
		};
		const { text } = await post('/de/kontakt', { ...choices, ticket: validTicket() });
		expect(text).toContain('<dd>Verkauf &lt;und mehr&gt;</dd>');
		expect(text).toContain('<dd>unnamed</dd>');
		expect(text).toContain('<dt>constructor</dt><dd>built in</dd>');
		expect(text).toContain('name="field-topic">\nsales &amp; more<');
		expect(text).toContain('name="choice-topic">\nsales%20%26%20more Verkauf &lt;und mehr&gt;<');
	});

	it('is kept if its page can’t be rendered', async () => {
		const { status, text } = await post('/broken', values);
		expect(status).toBe(503);
		expect(text).toContain('&lt;script&gt;');
		expect(requests).toEqual([]);
	});

	it.each([
		['without a valid ticket', () => ({}), { status: 201, body: {} }],
		[
			'with problems',
			() => ({ ticket: validTicket() }),
			{ status: 422, body: { problems: [{ field: 'message', problem: 'tooLong' }] } },
		],
	])(
		'is kept if editors have removed the form from its page: %s',
		async (_name, ticket, backendResponse) => {
			nextResponse = backendResponse;
			const { status, text } = await post('/without-it', { ...values, ...ticket() });
			expect(status).toBe(410);
			expect(text).toContain('&lt;script&gt;');
		},
	);

	it.each([404, 410])('is reported as removed: %i', async (status) => {
		nextResponse = { status, body: {} };
		const response = await post('/contact', { ...values, ticket: validTicket() });
		expect(response.status).toBe(410);
		expect(response.text).toContain('&lt;script&gt;');
	});
});

describe('the origin of a submission', () => {
	it.each([
		['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
		['another subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://evil.example.com' }],
		['an old browser on another site', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
		['a client that is no browser', { 'sec-fetch-site': '' }],
		['a page without an origin', { 'sec-fetch-site': '', origin: 'null' }],
	])('is rejected: %s', async (_name, headers) => {
		const { status } = await post('/contact', { ticket: validTicket() }, headers);
		expect(status).toBe(403);
		expect(requests).toEqual([]);
	});

	it('is accepted without Sec-Fetch-Site if the Origin header matches', async () => {
		const headers = { 'sec-fetch-site': '', origin: 'https://example.com' };
		expect((await post('/contact', { ticket: validTicket() }, headers)).status).toBe(303);
	});

	it('does not redirect to another site', async () => {
		const { headers } = await post('//evil.example/', { ticket: validTicket() });
		expect(headers.get('location')).toBe('/evil.example?sent=7#form-7');
	});

	it('rejects submissions that are too long, have no form id or are no form', async () => {
		const long = await post('/da/kontakt', { 'field-message': 'x'.repeat(70_000) });
		expect(long.status).toBe(413);
		expect(long.text).toContain('For meget til én formular');
		expect((await post('/contact', { form: '../7' })).status).toBe(400);
		const json = await fetch(`${site.origin}/contact`, { method: 'POST', body: '{}' });
		expect(json.status).toBe(405);
	});
});

describe('tickets', () => {
	it('are issued to scripts, and become valid after a time', async () => {
		const response = await fetch(`${site.origin}/forms/ticket?form=7`);
		expect(response.headers.get('cache-control')).toBe('no-store');
		const { ticket } = await response.json();
		const content = readTicket(secret, '7', ticket);
		if (!content) throw new Error('The ticket is not genuine');
		expect(isOldEnough(content, content.issuedAt)).toBe(false);
		expect(isOldEnough(content, content.issuedAt + limits.forms.minMs)).toBe(true);
		expect((await fetch(`${site.origin}/forms/ticket?form=x`)).status).toBe(400);
	});
});

describe('a form is rendered for review', () => {
	it.each([
		['without a ticket, as without JavaScript', () => '', {}],
		['too soon after the ticket was issued', () => makeTicket(secret, '7'), {}],
		['with a forged ticket', () => makeTicket('other', '7', Date.now() - 60_000), {}],
		['with the ticket of another form', () => makeTicket(secret, '8', Date.now() - 60_000), {}],
		['with a filled-in honeypot', validTicket, { homepage: 'https://spam.example' }],
	])('%s', async (_name, ticket, fields) => {
		const { status, text } = await post('/contact', {
			...fields,
			ticket: ticket(),
			'field-message': 'Hi',
		});
		expect(status).toBe(200);
		const { state } = pageData(text);
		expect(state).toMatchObject({ notice: 'check', values: { message: ['Hi'] } });
		expect(readTicket(secret, '7', state.ticket)).toBeDefined();
		expect(requests).toEqual([]);
	});
});

describe('newsletters', () => {
	const key = 'k'.repeat(43);

	it('are confirmed by a POST request, not by opening the link', async () => {
		nextResponse = { status: 200, body: { state: 'confirmed' } };
		const address = `${site.origin}/forms/confirm?key=${key}&lang=da`;
		const page = await (await fetch(address)).text();
		expect(page).toContain('<form method="post"><button>Bekræft</button></form>');
		expect(requests).toEqual([]);
		const confirmation = await fetch(address, { method: 'POST' });
		expect(await confirmation.text()).toContain('Du er tilmeldt');
		expect(requests).toMatchObject([{ path: '/forms/confirmations', body: { key } }]);
		nextResponse = { status: 404, body: { state: 'unknown' } };
		const expired = await fetch(address, { method: 'POST' });
		expect([expired.status, await expired.text()]).toEqual([
			404,
			expect.stringContaining('ikke længere'),
		]);
	});

	it('are unsubscribed by mail programs with one POST (RFC 8058)', async () => {
		nextResponse = { status: 200, body: { state: 'unsubscribed' } };
		const response = await fetch(`${site.origin}/forms/unsubscribe?key=${key}&lang=en`, {
			method: 'POST',
			body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
		});
		expect(response.status).toBe(200);
		expect(requests).toMatchObject([{ path: '/forms/unsubscriptions', body: { key } }]);
	});

	it('can be unsubscribed by many readers whose mail provider sends from one address', async () => {
		nextResponse = { status: 200, body: { state: 'unsubscribed' } };
		const address = `${site.origin}/forms/unsubscribe?key=${key}&lang=en`;
		const headers = { 'x-client': '203.0.113.77' };
		for (let submissions = 0; submissions <= limits.rate.forms; submissions += 1)
			expect((await fetch(address, { method: 'POST', headers })).status).toBe(200);
	});

	it('show an error with a retry button while the backend is down', async () => {
		nextResponse = { status: 503, body: {} };
		const address = `${site.origin}/forms/unsubscribe?key=${key}&lang=de`;
		const response = await fetch(address, { method: 'POST' });
		expect(response.status).toBe(503);
		expect(await response.text()).toContain('<button>Abmelden</button>');
	});
});
