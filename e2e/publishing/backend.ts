import { currencies } from '@website/contracts/currencies';

/** A document as the backend's REST API gives it. */
export interface StoredDocument {
	id: number;
	[field: string]: unknown;
}

export interface Backend {
	find(collection: string, slug: string): Promise<StoredDocument>;
	/** The first document of a collection, or the first that a REST filter finds. */
	first(collection: string, filter?: string, locale?: string): Promise<StoredDocument>;
	/** How many documents a REST filter finds. */
	count(collection: string, filter: string): Promise<number>;
	update(collection: string, id: number, fields: object, locale?: string): Promise<void>;
	upload(file: { name: string; mimeType: string; buffer: Buffer }): Promise<StoredDocument>;
	/** Puts a file in the place of another, under the same name. */
	replaceFile(
		id: number,
		name: string,
		type: string,
		content: string | Buffer,
	): Promise<StoredDocument>;
	/** Brings the English text of a version back and publishes it. */
	restore(document: string, version: number): Promise<void>;
	create(collection: string, fields: object): Promise<StoredDocument>;
	/** `leads`: where its address leads from now on (`addressLeads`). */
	remove(collection: string, id: number, leads?: string): Promise<void>;
	/** Switches languages on and all others off; English stays the default one. */
	chooseLanguages(languages: readonly string[]): Promise<void>;
	/** Puts a document into the trash. */
	trash(collection: string, id: number): Promise<void>;
	/** Adds a document, such as `pages:12`, to a release. */
	addToRelease(release: number, target: string): Promise<void>;
	global(name: string): Promise<Record<string, unknown>>;
	/** Changes a global's text in a language, English unless said otherwise, and publishes it. */
	updateGlobal(name: string, fields: object, locale?: string): Promise<void>;
}

/** Where a backend is, and its administrator's password. */
export interface Place {
	origin: string;
	password: string;
}

const shared: Place = {
	origin: process.env.E2E_BACKEND_URL ?? '',
	password: process.env.E2E_ADMIN_PASSWORD ?? '',
};

/** The account that the demo content comes with. */
export const admin = {
	email: process.env.SEED_ADMIN_EMAIL ?? 'admin@example.com',
	password: shared.password,
};

let sharedSession: Promise<Backend> | undefined;

/**
 * The REST API of the backend that all tests share, used by its administrator. Each worker signs in once: sign-ins of one account wait for
 * each other, and its sessions are rewritten by each.
 */
export function signIn(): Promise<Backend> {
	sharedSession ??= signInAt(shared);
	return sharedSession;
}

/** A backend's REST API, used by its administrator, in English unless said otherwise. */
export async function signInAt({ origin, password }: Place): Promise<Backend> {
	const { token } = await call('POST', `${origin}/api/users/login`, {}, { ...admin, password });
	const headers = { authorization: `JWT ${token}` };
	const ask = (method: string, path: string, body?: object) =>
		call(method, origin + path, headers, body);
	const one = async (
		collection: string,
		filter: string,
		locale = 'en',
	): Promise<StoredDocument> => {
		const query = `depth=0&locale=${locale}&limit=1&${filter}`;
		const { docs } = await ask('GET', `/api/${collection}?${query}`);
		if (!docs?.[0]) throw new Error(`No ${collection} with ${filter}`);
		return docs[0];
	};
	return {
		find: (collection, slug) => one(collection, `where[slug][equals]=${slug}`),
		first: (collection, filter = '', locale) => one(collection, filter, locale),
		count: async (collection, filter) => {
			const { totalDocs } = await ask('GET', `/api/${collection}?depth=0&limit=1&${filter}`);
			return totalDocs ?? 0;
		},
		update: async (collection, id, fields, locale = 'en') => {
			await ask('PATCH', `/api/${collection}/${id}?depth=0&locale=${locale}`, fields);
		},
		upload: async ({ name, mimeType, buffer }) => {
			const form = new FormData();
			form.append('file', new File([new Uint8Array(buffer)], name, { type: mimeType }));
			form.append('_payload', '{}');
			const { doc } = await ask('POST', '/api/media?depth=0', form);
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
			const { doc } = await ask('PATCH', `/api/media/${id}?depth=0`, form);
			if (!doc) throw new Error('Nothing was replaced');
			return doc;
		},
		restore: async (document, version) => {
			const languages = ['en'];
			await ask('POST', '/api/publishing/restore', {
				document,
				version,
				languages,
				shared: false,
			});
			await ask('POST', '/api/publishing/publish', { document, languages });
		},
		create: async (collection, fields) => {
			const { doc } = await ask('POST', `/api/${collection}?depth=0&locale=en`, fields);
			if (!doc) throw new Error('Nothing was created');
			return doc;
		},
		remove: async (collection, id, leads = 'nothing') => {
			// Whoever has it open in a test locks it.
			await ask('DELETE', `/api/${collection}/${id}?addressLeads=${leads}&overrideLock=true`);
		},
		chooseLanguages: async (languages) => {
			const options = { languages, defaultLanguage: 'en', currencies };
			await ask('POST', '/api/languages', { ...options, offAnswer: 'redirect' });
		},
		trash: async (collection, id) => {
			const query = 'depth=0&addressLeads=nothing';
			await ask('PATCH', `/api/${collection}/${id}?${query}`, {
				deletedAt: new Date().toISOString(),
			});
		},
		addToRelease: async (release, target) => {
			await ask('POST', `/api/releases/${release}/add`, { target });
		},
		global: (name) => ask('GET', `/api/globals/${name}?depth=0&locale=en`),
		updateGlobal: async (name, fields, locale = 'en') => {
			await ask('POST', `/api/globals/${name}?depth=0&locale=${locale}`, {
				...fields,
				_status: 'published',
			});
		},
	};
}

interface Answer extends Record<string, unknown> {
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
): Promise<Answer> {
	const isForm = body instanceof FormData;
	const response = await fetch(url, {
		method,
		headers: {
			...headers,
			...(isForm ? {} : { 'content-type': 'application/json' }),
			// A connection that the backend closes just as it is used again fails, and a POST is not repeated.
			connection: 'close',
		},
		...(body && { body: isForm ? body : JSON.stringify(body) }),
	});
	if (!response.ok)
		throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
	return response.json();
}
