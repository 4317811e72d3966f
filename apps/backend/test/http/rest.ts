import config from '@payload-config';
import { createRest } from '../../src/platform/http/rest.ts';
import { startTestBackend } from '../backend.ts';

/** Payload's REST API on a backend with content. Paths are relative to `/api`; `query` sends GraphQL to the content endpoint. */
export async function startRest() {
	const { payload, query: content } = await startTestBackend();
	const rest = createRest(payload, config);
	const account = { email: 'somebody@example.com', password: 'a password for tests' };
	await payload.create({ collection: 'users', data: { ...account, role: 'admin' } });
	const { token } = await payload.login({ collection: 'users', data: account });
	const anonymousRequest = (path: string, init: RequestInit = {}): Promise<Response> => {
		const url = new URL(`/api/${path}`, 'http://backend.test:4000');
		const [, , ...segments] = url.pathname.split('/');
		return rest(new Request(url, init), segments.map(decodeURIComponent));
	};
	const request = (path: string, init: RequestInit = {}) =>
		anonymousRequest(path, {
			...init,
			headers: { ...init.headers, authorization: `JWT ${token}` },
		});
	return { payload, token, request, anonymousRequest, content };
}

export const json = { 'content-type': 'application/json' };
