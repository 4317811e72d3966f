import { currencies } from '@website/contracts/currencies';

/** A document as the backend's REST API returns it. */
export interface StoredDocument {
	id: number;
	[field: string]: unknown;
}

export interface Backend {
	find(collection: string, slug: string): Promise<StoredDocument>;
	/** The first document of a collection, or the first match of a REST filter. */
	first(collection: string, filter?: string, locale?: string): Promise<StoredDocument>;
	/** The number of documents that match a REST filter. */
	count(collection: string, filter: string): Promise<number>;
	update(collection: string, id: number, fields: object, locale?: string): Promise<void>;
	upload(file: { name: string; mimeType: string; buffer: Buffer }): Promise<StoredDocument>;
	/** Replaces a file, keeping its name. */
	replaceFile(
		id: number,
		name: string,
		type: string,
		content: string | Buffer,
	): Promise<StoredDocument>;
	create(collection: string, fields: object): Promise<StoredDocument>;
	/** Deletes a document. `redirect` is the API's parameter `addressLeads`: the response of its URL afterwards. */
	remove(collection: string, id: number, redirect?: string): Promise<void>;
	/** Enables these languages and disables all others. English stays the default. */
	setLanguages(languages: readonly string[]): Promise<void>;
	/** Adds a document, such as `pages:12`, to a release. */
	addToRelease(release: number, target: string): Promise<void>;
	global(name: string): Promise<Record<string, unknown>>;
	/** Updates a global in a locale, by default English, and publishes it. */
	updateGlobal(name: string, fields: object, locale?: string): Promise<void>;
}

/** The origin of a backend and its administrator's password. */
export interface BackendAccess {
	origin: string;
	password: string;
}

const sharedBackend: BackendAccess = {
	origin: process.env.E2E_BACKEND_URL ?? '',
	password: process.env.E2E_ADMIN_PASSWORD ?? '',
};

/** The administrator of the demo content. */
export const admin = {
	email: process.env.SEED_ADMIN_EMAIL ?? 'admin@example.com',
	password: sharedBackend.password,
};

let sharedSession: Promise<Backend> | undefined;

/**
 * The REST API of the backend that all tests share, with the administrator's session. Each worker signs in once, because sign-ins of one
 * account run one after the other, and each rewrites the account's sessions.
 */
export function signIn(): Promise<Backend> {
	sharedSession ??= signInAt(sharedBackend);
	return sharedSession;
}

/** The REST API of a backend, with the administrator's session, by default in English. */
export async function signInAt({ origin, password }: BackendAccess): Promise<Backend> {
	const { token } = await call('POST', `${origin}/api/users/login`, {}, { ...admin, password });
	const headers = { authorization: `JWT ${token}` };
	const request = (method: string, path: string, body?: object) =>
		call(method, origin + path, headers, body);
	const first = async (
		collection: string,
		filter: string,
		locale = 'en',
	): Promise<StoredDocument> => {
		const query = `depth=0&locale=${locale}&limit=1&${filter}`;
		const { docs } = await request('GET', `/api/${collection}?${query}`);
		if (!docs?.[0]) throw new Error(`No ${collection} with ${filter}`);
		return docs[0];
	};
	return {
		find: (collection, slug) => first(collection, `where[slug][equals]=${slug}`),
		first: (collection, filter = '', locale) => first(collection, filter, locale),
		count: async (collection, filter) => {
			const { totalDocs } = await request('GET', `/api/${collection}?depth=0&limit=1&${filter}`);
			return totalDocs ?? 0;
		},
		update: async (collection, id, fields, locale = 'en') => {
			await request('PATCH', `/api/${collection}/${id}?depth=0&locale=${locale}`, fields);
		},
		upload: async ({ name, mimeType, buffer }) => {
			const form = new FormData();
			form.append('file', new File([new Uint8Array(buffer)], name, { type: mimeType }));
			form.append('_payload', '{}');
			const { doc } = await request('POST', '/api/media?depth=0', form);
			if (!doc) throw new Error('Nothing was uploaded');
			return doc;
		},
		replaceFile: async (id, name, type, content) => {
			const form = new FormData();
			form.append(
				'file',
				new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type }),
			);
			form.append('_payload', '{}');
			const { doc } = await request('PATCH', `/api/media/${id}?depth=0`, form);
			if (!doc) throw new Error('Nothing was replaced');
			return doc;
		},
		create: async (collection, fields) => {
			const { doc } = await request('POST', `/api/${collection}?depth=0&locale=en`, fields);
			if (!doc) throw new Error('Nothing was created');
			return doc;
		},
		remove: async (collection, id, redirect = 'nothing') => {
			// A test that has the document open holds a lock.
			await request(
				'DELETE',
				`/api/${collection}/${id}?addressLeads=${redirect}&overrideLock=true`,
			);
		},
		setLanguages: async (languages) => {
			const options = { languages, defaultLanguage: 'en', currencies };
			await request('POST', '/api/languages', { ...options, offAnswer: 'redirect' });
		},
		addToRelease: async (release, target) => {
			await request('POST', `/api/releases/${release}/add`, { target });
		},
		global: (name) => request('GET', `/api/globals/${name}?depth=0&locale=en`),
		updateGlobal: async (name, fields, locale = 'en') => {
			await request('POST', `/api/globals/${name}?depth=0&locale=${locale}`, {
				...fields,
				_status: 'published',
			});
		},
	};
}

interface ApiResponse extends Record<string, unknown> {
	token?: string;
	docs?: StoredDocument[];
	totalDocs?: number;
	doc?: StoredDocument;
}

async function call(
	method: string,
	url: string,
	headers: Record<string, string>,
	body?: object,
): Promise<ApiResponse> {
	const isForm = body instanceof FormData;
	const response = await fetch(url, {
		method,
		headers: {
			...headers,
			...(isForm ? {} : { 'content-type': 'application/json' }),
			// A reused connection fails if the backend closes it at the same moment, and a POST is not retried.
			connection: 'close',
		},
		...(body && { body: isForm ? body : JSON.stringify(body) }),
	});
	if (!response.ok)
		throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
	return response.json();
}
