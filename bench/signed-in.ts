import { z } from 'zod';

const login = z.object({ token: z.string() });

/** Asks the backend as the administrator of the demo content, with a body as JSON or a form; throws on any answer but 2xx. */
export type Ask = (method: string, path: string, body?: object | FormData) => Promise<unknown>;

/** Signs in to the backend. */
export async function signedIn(environment: NodeJS.ProcessEnv): Promise<Ask> {
	const headers: Record<string, string> = {};
	const ask: Ask = async (method, path, body) => {
		const isForm = body instanceof FormData;
		const response = await fetch((environment.BACKEND_URL ?? '') + path, {
			method,
			headers: { ...headers, ...(!isForm && { 'content-type': 'application/json' }) },
			...(body && { body: isForm ? body : JSON.stringify(body) }),
		});
		if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
		return response.json();
	};
	const email = environment.SEED_ADMIN_EMAIL ?? 'admin@example.com';
	const password = environment.SEED_ADMIN_PASSWORD ?? '';
	const { token } = login.parse(await ask('POST', '/api/users/login', { email, password }));
	headers.authorization = `JWT ${token}`;
	return ask;
}
