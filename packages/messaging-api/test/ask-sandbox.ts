import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { z } from 'zod';
import { openPriceProgram } from '../price-program.ts';

const server = 'https://backend.example';
const testKey = z.object({ key: z.string(), inspector: z.string(), webhook_secret: z.string() });
export type TestKey = z.infer<typeof testKey>;

let payload: Payload;
let sandbox: typeof import('../../src/api/sandbox/answer.ts');
export let described: typeof import('../../src/api/sandbox/described-operations.ts');
export let ajv: Ajv2020;
let key: string;

/** Opens the sandbox for the tests of a file; each begins at the same moment, with a key of its own. */
export function openSandbox(): void {
	beforeAll(async () => {
		payload = await openPriceProgram();
		sandbox = await import('../../src/api/sandbox/answer.ts');
		described = await import('../../src/api/sandbox/described-operations.ts');
		ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true });
		formats.default(ajv);
		described.addDocument(ajv);
	});
	afterAll(() => payload.destroy());
	beforeEach(async () => {
		vi.useFakeTimers({ now: new Date('2026-04-21T08:00:00Z'), toFake: ['Date'] });
		await takeNewKey();
	});
	afterEach(() => vi.useRealTimers());
}

export const newKey = async (): Promise<TestKey> =>
	testKey.parse((await ask('POST', '/v1/test-keys', { token: null })).body);

/** What is asked from now on is asked with this key. */
export async function takeNewKey(): Promise<TestKey> {
	const own = await newKey();
	key = own.key;
	return own;
}

interface Asked {
	body?: unknown;
	token?: string | null;
	headers?: Record<string, string>;
}

/** Asks the sandbox; every answer has to be one that the document describes. */
export async function ask(
	method: string,
	path: string,
	{ body, token = key, headers }: Asked = {},
) {
	const response = await sandbox.answerSandbox(
		payload,
		new Request(server + path, {
			method,
			headers: {
				...(token !== null && { authorization: `Bearer ${token}` }),
				...(body !== undefined && { 'content-type': 'application/json' }),
				...headers,
			},
			...(body !== undefined && {
				body: typeof body === 'string' ? body : JSON.stringify(body),
			}),
		}),
	);
	const answer: unknown = response.status === 204 ? undefined : await response.json();
	fits(method, path, response, answer);
	return { status: response.status, body: answer, headers: response.headers };
}

function fits(method: string, path: string, { status, headers }: Response, body: unknown): void {
	const { pathname } = new URL(path, server);
	const operation = described.describedOperations.find(
		(one) => one.method === method && one.pattern.test(pathname),
	);
	if (!operation || status === 204) return;
	const type = headers.get('content-type') ?? '';
	const place = described.pointerTo('responses', String(status), 'content', type, 'schema');
	const check = ajv.getSchema(`document#/${operation.pointer}/${place}`);
	expect(check, `${method} ${path} documents ${status} as ${type}`).toBeTypeOf('function');
	expect(check?.(body), JSON.stringify(check?.errors)).toBe(true);
}

export const sms = { channel: 'sms', to: '+4512345678', from: 'Fjordfaerge', text: 'On time.' };
export const rcs = { ...sms, channel: 'rcs' };

export const idOf = (answer: { body: unknown }): string =>
	z.object({ id: z.string() }).parse(answer.body).id;

export const send = async (body: object, headers?: Record<string, string>): Promise<string> =>
	idOf(await ask('POST', '/v1/messages', { body, ...(headers && { headers }) }));

export const statusOf = async (message: string): Promise<string> =>
	z.object({ status: z.string() }).parse((await ask('GET', `/v1/messages/${message}`)).body).status;

/** The events of a message, oldest first. */
export const history = async (message: string) =>
	z
		.object({ data: z.array(z.looseObject({ type: z.string(), message_id: z.string() })) })
		.parse((await ask('GET', `/v1/messages/${message}/events`)).body).data;

export const later = (ms: number): void => {
	vi.setSystemTime(Date.now() + ms);
};
