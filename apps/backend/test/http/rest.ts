import config from '@payload-config';
import { createRest } from '../../src/platform/http/rest.ts';
import { startTestBackend } from '../backend.ts';

/** Payload's REST of a backend with content, asked by its path below `/api`. */
export async function startRest() {
	const { payload, ask: content } = await startTestBackend();
	const rest = createRest(payload, config);
	const account = { email: 'somebody@example.com', password: 'a password for tests' };
	await payload.create({ collection: 'users', data: { ...account, role: 'admin' } });
	const { token } = await payload.login({ collection: 'users', data: account });
	const asStranger = (path: string, init: RequestInit = {}): Promise<Response> => {
		const url = new URL(`/api/${path}`, 'http://backend.test:4000');
		const [, , ...segments] = url.pathname.split('/');
		return rest(new Request(url, init), segments.map(decodeURIComponent));
	};
	const ask = (path: string, init: RequestInit = {}) =>
		asStranger(path, { ...init, headers: { ...init.headers, authorization: `JWT ${token}` } });
	return { payload, ask, asStranger, content };
}

export const json = { 'content-type': 'application/json' };
