import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { addDocument, describedOperations, pointerTo } from '../sandbox/described-operations.ts';
import { createSandbox } from '../sandbox/sandbox.ts';

const server = 'https://backend.example';
const testKey = z.object({ key: z.string(), inspector: z.string(), webhook_secret: z.string() });
export type TestKey = z.infer<typeof testKey>;

export const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true });
formats.default(ajv);
addDocument(ajv);

const counts = new Map<string | undefined, number>();
/** Errors that the sandbox has reported. */

const sandbox = createSandbox({
	secret: 'a secret of thirty-two characters',
	siteUrl: 'https://site.example',
	brand: async () => 'Vimplo',
	async secondsToWait(_, inspector) {
		const count = (counts.get(inspector) ?? 0) + 1;
		counts.set(inspector, count);
		return inspector !== undefined && count > limits.testMode.requestsPerMinute ? 60 : 0;
	},
	report: () => undefined,
});
let key: string;

/** Prepares the tests of a file: each starts at the same time, with its own key. */
export function openSandbox(): void {
	beforeEach(async () => {
		vi.useFakeTimers({ now: new Date('2026-04-21T08:00:00Z'), toFake: ['Date'] });
		await switchKey();
	});
	afterEach(() => vi.useRealTimers());
}

export const newKey = async (): Promise<TestKey> =>
	testKey.parse((await request('POST', '/v1/test-keys', { token: null })).body);

/** Creates a key and uses it for further requests. */
export async function switchKey(): Promise<TestKey> {
	const newTestKey = await newKey();
	key = newTestKey.key;
	return newTestKey;
}

interface RequestOptions {
	body?: unknown;
	token?: string | null;
	headers?: Record<string, string>;
}

/** Sends a request to the sandbox, and expects a response that the document describes. */
export async function request(
	method: string,
	path: string,
	{ body, token = key, headers }: RequestOptions = {},
) {
	const response = await sandbox(
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
	const responseBody: unknown = response.status === 204 ? undefined : await response.json();
	expectDocumented(method, path, response, responseBody);
	return { status: response.status, body: responseBody, headers: response.headers };
}

function expectDocumented(
	method: string,
	path: string,
	{ status, headers }: Response,
	body: unknown,
): void {
	const { pathname } = new URL(path, server);
	const operation = describedOperations.find(
		(one) => one.method === method && one.pattern.test(pathname),
	);
	if (!operation || status === 204) return;
	const type = headers.get('content-type') ?? '';
	const schemaPath = pointerTo('responses', String(status), 'content', type, 'schema');
	const check = ajv.getSchema(`document#/${operation.pointer}/${schemaPath}`);
	expect(check, `${method} ${path} documents ${status} as ${type}`).toBeTypeOf('function');
	expect(check?.(body), JSON.stringify(check?.errors)).toBe(true);
}

export const sms = { channel: 'sms', to: '+4512345678', from: 'Fjordfaerge', text: 'On time.' };
export const rcs = { ...sms, channel: 'rcs' };

export const idOf = (response: { body: unknown }): string =>
	z.object({ id: z.string() }).parse(response.body).id;

export const send = async (body: object, headers?: Record<string, string>): Promise<string> =>
	idOf(await request('POST', '/v1/messages', { body, ...(headers && { headers }) }));

export const statusOf = async (message: string): Promise<string> =>
	z.object({ status: z.string() }).parse((await request('GET', `/v1/messages/${message}`)).body)
		.status;

/** The events of a message, oldest first. */
export const history = async (message: string) =>
	z
		.object({ data: z.array(z.looseObject({ type: z.string(), message_id: z.string() })) })
		.parse((await request('GET', `/v1/messages/${message}/events`)).body).data;

export const advance = (ms: number): void => {
	vi.setSystemTime(Date.now() + ms);
};
