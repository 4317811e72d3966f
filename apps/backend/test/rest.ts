import config from '../src/payload.config.ts';
import type { User } from '../src/payload-types.ts';
import { environment } from '../src/platform/environment.ts';
import { createRest } from '../src/platform/http/rest.ts';
import { openDatabase } from '../src/start/open-database.ts';

interface RestRequest {
	body?: object | undefined;
	/** A raw body instead of JSON. */
	text?: string;
	/** A multipart body. */
	form?: FormData;
	/** A session token. */
	token?: string | undefined;
	/** Further headers, such as `cookie`. */
	headers?: Record<string, string>;
	/** The client's IP address. */
	address?: string;
}

export interface RestResponse {
	status: number;
	headers: Headers;
	// biome-ignore lint/suspicious/noExplicitAny: tests read responses without a schema
	body: any;
}

/** Sends a request to Payload's REST handler as the route does, for example `POST /users/login`. */
export async function rest(
	method: string,
	path: string,
	{ body, text: rawBody, form, token, headers, address = '192.0.2.1' }: RestRequest = {},
): Promise<RestResponse> {
	const request = new Request(`${environment.BACKEND_URL}/api${path}`, {
		method,
		headers: {
			'x-connection-address': address,
			...(body ? { 'content-type': 'application/json' } : {}),
			...(token ? { authorization: `JWT ${token}` } : {}),
			...headers,
		},
		...(body ? { body: JSON.stringify(body) } : { body: form ?? rawBody ?? null }),
	});
	const [segments = ''] = path.slice(1).split('?');
	const handle = createRest(await openDatabase(), config);
	const response = await handle(request, segments.split('/'));
	const text = await response.text();
	return {
		status: response.status,
		headers: response.headers,
		body: text.startsWith('{') ? JSON.parse(text) : text,
	};
}

/** The password of all accounts of `newSession`. */
export const testPassword = 'three quiet herons wade';

/** Creates an account, by default of a publisher, and signs in. Returns its ID and the token of its session. */
export async function newSession(email: string, account: Partial<User> = {}) {
	const payload = await openDatabase();
	const data = { role: 'publisher' as const, ...account, email, password: testPassword };
	const { id } = await payload.create({ collection: 'users', data });
	const { token = '' } = await payload.login({ collection: 'users', data });
	return { id, token };
}

/** The field errors of a response: messages by path. */
export const fieldErrors = ({ body }: RestResponse): Record<string, string> =>
	Object.fromEntries(
		(body.errors?.[0]?.data?.errors ?? []).map(
			({ path, message }: { path: string; message: string }) => [path, message],
		),
	);
