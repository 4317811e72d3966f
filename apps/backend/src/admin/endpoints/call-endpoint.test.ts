import { createServer } from 'node:http';
import { listen } from '@website/contracts/testing/listen';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { session } from '../saving/session.ts';
import { callEndpoint, type EndpointCall, EndpointError } from './call-endpoint.ts';

const schema = z.object({ name: z.string() });

/** The endpoint's next response, and the last request that it received. */
let response: { status: number; body: string };
let request: { method: string | undefined; language: unknown; type: unknown; body: string };

const server = createServer((incoming, outgoing) => {
	const parts: Buffer[] = [];
	incoming.on('data', (part) => parts.push(part));
	incoming.on('end', () => {
		request = {
			method: incoming.method,
			language: incoming.headers['accept-language'],
			type: incoming.headers['content-type'],
			body: Buffer.concat(parts).toString(),
		};
		outgoing.writeHead(response.status, { 'content-type': 'application/json' }).end(response.body);
	});
});
const { origin, close } = await listen(server);
const address = `${origin}/api/names`;
afterAll(close);

const respond = (status: number, body: unknown) => {
	response = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};
const call = (more: Partial<EndpointCall> = {}) =>
	callEndpoint(schema, address, { language: 'da', ...more });
const failure = async (more: Partial<EndpointCall> = {}): Promise<EndpointError> => {
	const cause: unknown = await call(more).catch((error: unknown) => error);
	if (!(cause instanceof EndpointError)) throw new Error('The call did not fail', { cause });
	return cause;
};

it('returns what the schema describes and sends the language of the interface', async () => {
	respond(200, { name: 'Anna', other: 1 });
	expect(await call()).toEqual({ name: 'Anna' });
	expect(request).toMatchObject({ method: 'GET', language: 'da' });
});

it('sends an object as JSON and a file unchanged', async () => {
	respond(200, { name: 'Anna' });
	await call({ body: { id: 7 } });
	expect(request).toMatchObject({ method: 'POST', type: 'application/json', body: '{"id":7}' });
	await call({ method: 'PATCH', body: new Blob(['a;b'], { type: 'text/csv' }) });
	expect(request).toMatchObject({ method: 'PATCH', type: 'text/csv', body: 'a;b' });
});

describe('an error response', () => {
	it('lists one invalid field per line', async () => {
		const errors = [
			{ path: 'title', message: 'Titlen mangler.' },
			{ path: 'slug', message: 'Adressen er taget.' },
		];
		respond(400, { errors: [{ message: 'Ugyldige felter', data: { errors } }] });
		const { message, problems, status, summary } = await failure();
		expect(message).toBe('Titlen mangler.\nAdressen er taget.');
		expect({ problems, status, summary }).toEqual({
			problems: errors,
			status: 400,
			summary: 'Ugyldige felter',
		});
	});

	it('uses the message of the whole response when no field is named', async () => {
		respond(423, { errors: [{ message: 'En kollega skriver.', data: { until: 1 } }] });
		expect(await failure()).toMatchObject({ message: 'En kollega skriver.', data: { until: 1 } });
	});

	it('is returned as a result when the caller accepts its status', async () => {
		respond(422, { name: 'Report' });
		expect(await call({ acceptedStatuses: [422] })).toEqual({ name: 'Report' });
	});
});

it.each([
	['HTML', 502, '<h1>Bad Gateway</h1>'],
	['an error without errors', 500, {}],
	['another shape', 200, { title: 'Anna' }],
])('rejects %s with a message in the language of the interface', async (_, status, body) => {
	respond(status, body);
	const cause = await failure();
	expect(cause.status).toBe(status);
	expect(cause.message).toBe('Serveren svarede ikke som ventet. Prøv igen.');
});

it('reports an unreachable server', async () => {
	const cause: unknown = await callEndpoint(schema, 'http://127.0.0.1:1/', {
		language: 'de',
	}).catch((error: unknown) => error);
	expect(cause).toMatchObject({
		status: 0,
		message: expect.stringContaining('Der Server ist nicht erreichbar'),
	});
});

it('an aborted call rejects with the signal’s reason', async () => {
	const controller = new AbortController();
	controller.abort(new Error('left'));
	await expect(call({ signal: controller.signal })).rejects.toThrow('left');
});

it.each([
	['an action', { body: {} }, true],
	['reading', {}, false],
	['a wrong password', { body: {}, checksCredentials: true }, false],
] as const)(
	'a response 401 to %s asks to sign in again only after an action',
	async (_, more, isPrompted) => {
		session.begin();
		respond(401, { errors: [{ message: 'Sign in first' }] });
		await expect(call(more)).rejects.toThrow('Sign in first');
		expect(session.isPromptNeeded()).toBe(isPrompted);
	},
);
