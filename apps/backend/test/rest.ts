import config from '../src/payload.config.ts';
import { environment } from '../src/platform/environment.ts';
import { createRest } from '../src/platform/http/rest.ts';
import { openDatabase } from '../src/start/open-database.ts';

interface Asked {
	body?: object;
	/** A body that is no JSON. */
	text?: string;
	/** Fields and files, as a form sends them. */
	form?: FormData;
	/** A session's token. */
	token?: string | undefined;
	/** Further headers, such as `cookie`. */
	headers?: Record<string, string>;
	/** Where the request seems to come from. */
	address?: string;
}

export interface RestResponse {
	status: number;
	headers: Headers;
	// biome-ignore lint/suspicious/noExplicitAny: answers are read freely in tests
	body: any;
}

/** Asks Payload's REST as the program does behind its route, for example `POST /users/login`. */
export async function rest(
	method: string,
	path: string,
	{ body, text: sent, form, token, headers, address = '192.0.2.1' }: Asked = {},
): Promise<RestResponse> {
	const request = new Request(`${environment.BACKEND_URL}/api${path}`, {
		method,
		headers: {
			'x-connection-address': address,
			...(body ? { 'content-type': 'application/json' } : {}),
			...(token ? { authorization: `JWT ${token}` } : {}),
			...headers,
		},
		...(body ? { body: JSON.stringify(body) } : { body: form ?? sent ?? null }),
	});
	const [segments = ''] = path.slice(1).split('?');
	const answer = createRest(await openDatabase(), config);
	const response = await answer(request, segments.split('/'));
	const text = await response.text();
	return {
		status: response.status,
		headers: response.headers,
		body: text.startsWith('{') ? JSON.parse(text) : text,
	};
}

/** What a refusal says about its fields: the paths and messages. */
export const fieldErrors = ({ body }: RestResponse): Record<string, string> =>
	Object.fromEntries(
		(body.errors?.[0]?.data?.errors ?? []).map(
			({ path, message }: { path: string; message: string }) => [path, message],
		),
	);
