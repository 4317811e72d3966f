import { join } from 'node:path';
import type { Payload } from 'payload';
import { createContentHandler } from '../src/graphql/handle.ts';
import { importContent } from '../src/seed/import-content.ts';
import { openDatabase } from '../src/starting/open-database.ts';

export interface Answer {
	status: number;
	headers: Headers;
	data: Record<string, never> | null;
	// biome-ignore lint/suspicious/noExplicitAny: answers are read freely in tests
	body: any;
}

export interface TestBackend {
	payload: Payload;
	handle: (request: Request) => Promise<Response>;
	ask: (query: string, options?: AskOptions) => Promise<Answer>;
}

interface AskOptions {
	variables?: Record<string, unknown>;
	headers?: Record<string, string>;
	/** GraphQL over HTTP, section 5. */
	extensions?: object;
}

/** A backend on a fresh database with the small demo content of `test/content`. */
export async function startTestBackend(): Promise<TestBackend> {
	const payload = await openDatabase();
	await importContent(payload, join(import.meta.dirname, 'content'));
	const handle = createContentHandler(payload);
	const ask: TestBackend['ask'] = async (
		query,
		{ variables = {}, headers = {}, extensions } = {},
	) => {
		const response = await handle(
			new Request('http://backend.test:4000/graphql', {
				method: 'POST',
				headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
				body: JSON.stringify({ query, variables, extensions }),
			}),
		);
		const body = await response.json();
		return { status: response.status, headers: response.headers, data: body.data ?? null, body };
	};
	return { payload, handle, ask };
}
