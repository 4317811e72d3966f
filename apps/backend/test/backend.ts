import { existsSync, rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocaleCode } from '@website/contracts/locales';
import type { Payload } from 'payload';
import { createContentHandler } from '../src/api/graphql/handle.ts';
import type { Page } from '../src/payload-types.ts';
import { catchUp } from '../src/platform/cluster/applied-version.ts';
import { environment, usesPostgres } from '../src/platform/environment.ts';
import { importContent } from '../src/seed/import-content.ts';
import { openDatabase } from '../src/start/open-database.ts';
import { hasOwnSettings } from './environment.ts';

export interface QueryResult {
	status: number;
	headers: Headers;
	data: Record<string, never> | null;
	// biome-ignore lint/suspicious/noExplicitAny: tests read the JSON without types
	body: any;
}

export interface TestBackend {
	payload: Payload;
	handle: (request: Request) => Promise<Response>;
	query: (document: string, options?: QueryOptions) => Promise<QueryResult>;
	/** Creates a page, published unless the data has another status. */
	createPage: (data: Record<string, unknown>, locale?: LocaleCode) => Promise<Page>;
	/** Publishes changes of a page, or saves them as a draft if the data has that status. */
	updatePage: (id: number, data: Record<string, unknown>, locale?: LocaleCode) => Promise<Page>;
}

interface QueryOptions {
	variables?: Record<string, unknown>;
	headers?: Record<string, string>;
	/** GraphQL over HTTP, section 5. */
	extensions?: object;
}

declare global {
	/** The folder with a copy of the database and the media after the import of `test/content`, by the first test file of this process. */
	var contentCopy: string | undefined;
}

/** Imports the content once per process. Later test files open a copy, like a backend that restarts. */
async function openWithContent(): Promise<Payload> {
	const database = environment.DATABASE_URL.replace('file:', '');
	const copy = globalThis.contentCopy;
	// With a bucket or a site to notify, an import does more than fill the database. A database that the test has opened is not replaced.
	const canCopy = !usesPostgres && !hasOwnSettings() && !existsSync(database);
	if (copy && canCopy) {
		await cp(join(copy, 'test.db'), database);
		await cp(join(copy, 'media'), environment.MEDIA_DIR, { recursive: true });
		const payload = await openDatabase();
		await catchUp(payload);
		return payload;
	}
	const payload = await openDatabase();
	await importContent(payload, join(import.meta.dirname, 'content'));
	if (canCopy) {
		const folder = await mkdtemp(join(tmpdir(), 'backend-content-'));
		process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
		await runSql(payload, `vacuum into '${join(folder, 'test.db')}'`);
		await cp(environment.MEDIA_DIR, join(folder, 'media'), { recursive: true });
		globalThis.contentCopy = folder;
	}
	return payload;
}

/** A backend on a fresh database with the small demo content of `test/content`. */
export async function startTestBackend(): Promise<TestBackend> {
	const payload = await openWithContent();
	const handle = createContentHandler(payload);
	const query: TestBackend['query'] = async (
		document,
		{ variables = {}, headers = {}, extensions } = {},
	) => {
		const response = await handle(
			new Request('http://backend.test:4000/graphql', {
				method: 'POST',
				headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
				body: JSON.stringify({ query: document, variables, extensions }),
			}),
		);
		const body = await response.json();
		return { status: response.status, headers: response.headers, data: body.data ?? null, body };
	};
	const createPage: TestBackend['createPage'] = (data, locale = 'en') =>
		payload.create({
			collection: 'pages',
			locale,
			draft: data._status === 'draft',
			data: {
				title: 'Page',
				navbarTheme: 'light',
				pageLayout: 'default',
				_status: 'published',
				...data,
			},
		});
	const updatePage: TestBackend['updatePage'] = (id, data, locale = 'en') =>
		payload.update({
			collection: 'pages',
			id,
			locale,
			draft: data._status === 'draft',
			data: { _status: 'published', ...data },
		});
	return { payload, handle, query, createPage, updatePage };
}

/** Runs one SQL statement on the database, bypassing Payload. */
export async function runSql({ db }: Payload, statement: string): Promise<void> {
	const connection: object = Reflect.get(db, 'drizzle');
	const run = Reflect.get(connection, 'run') ?? Reflect.get(connection, 'execute');
	await Reflect.apply(run, connection, [statement]);
}
