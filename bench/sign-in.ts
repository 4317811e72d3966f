import { z } from 'zod';

const login = z.object({ token: z.string() });

/** Sends a request to the backend as the administrator of the demo content, with a JSON or form body. Throws unless the status is 2xx. */
export type BackendRequest = (
	method: string,
	path: string,
	body?: object | FormData,
) => Promise<unknown>;

/** Signs in to the backend and returns a function for requests. */
export async function signIn(environment: NodeJS.ProcessEnv): Promise<BackendRequest> {
	const headers: Record<string, string> = {};
	const request: BackendRequest = async (method, path, body) => {
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
	const { token } = login.parse(await request('POST', '/api/users/login', { email, password }));
	headers.authorization = `JWT ${token}`;
	return request;
}
