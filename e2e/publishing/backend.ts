/** A document as the backend's REST API gives it. */
export interface Stored {
	id: number;
	[field: string]: unknown;
}

export interface Backend {
	find(collection: string, slug: string): Promise<Stored>;
	first(collection: string): Promise<Stored>;
	update(collection: string, id: number, fields: object): Promise<void>;
	create(collection: string, fields: object): Promise<Stored>;
	remove(collection: string, id: number): Promise<void>;
	global(name: string): Promise<Record<string, unknown>>;
	updateGlobal(name: string, fields: object): Promise<void>;
}

const origin = process.env.E2E_BACKEND_URL ?? '';

/** The account that the demo content comes with. */
export const admin = {
	email: process.env.SEED_ADMIN_EMAIL ?? 'admin@example.com',
	password: process.env.E2E_ADMIN_PASSWORD ?? '',
};

/** The backend's REST API, used by an administrator in English. */
export async function signIn(): Promise<Backend> {
	const { token } = await call('POST', '/api/users/login', {}, admin);
	const headers = { authorization: `JWT ${token}` };
	const ask = (method: string, path: string, body?: object) => call(method, path, headers, body);
	const one = async (collection: string, filter: string): Promise<Stored> => {
		const { docs } = await ask('GET', `/api/${collection}?depth=0&locale=en&limit=1&${filter}`);
		if (!docs?.[0]) throw new Error(`No ${collection} with ${filter}`);
		return docs[0];
	};
	return {
		find: (collection, slug) => one(collection, `where[slug][equals]=${slug}`),
		first: (collection) => one(collection, ''),
		update: async (collection, id, fields) => {
			await ask('PATCH', `/api/${collection}/${id}?depth=0&locale=en`, fields);
		},
		create: async (collection, fields) => {
			const { doc } = await ask('POST', `/api/${collection}?depth=0&locale=en`, fields);
			if (!doc) throw new Error('Nothing was created');
			return doc;
		},
		remove: async (collection, id) => {
			await ask('DELETE', `/api/${collection}/${id}`);
		},
		global: (name) => ask('GET', `/api/globals/${name}?depth=0&locale=en`),
		updateGlobal: async (name, fields) => {
			await ask('POST', `/api/globals/${name}?depth=0&locale=en`, fields);
		},
	};
}

interface Answer extends Record<string, unknown> {
	token?: string;
	docs?: Stored[];
	doc?: Stored;
}

async function call(
	method: string,
	path: string,
	headers: Record<string, string>,
	body?: object,
): Promise<Answer> {
	const response = await fetch(origin + path, {
		method,
		headers: { ...headers, 'content-type': 'application/json' },
		...(body && { body: JSON.stringify(body) }),
	});
	if (!response.ok)
		throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
	return response.json();
}
