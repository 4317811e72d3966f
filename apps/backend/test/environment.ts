import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, inject } from 'vitest';
import './timeouts.ts';

// The backend runs in its own folder, but a test run of all workspaces starts in the root.
process.chdir(join(import.meta.dirname, '..'));

// One folder per test file, with a new database and no media.
const folder = mkdtempSync(join(tmpdir(), 'backend-test-'));
// Retries, because the backend may still write into the folder at the end of the test file.
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));

/** The URL of a new database: on the PostgreSQL server of this run if there is one, otherwise a SQLite file. */
function freshDatabase(): string {
	const socket = inject('postgresSocket');
	if (!socket) return `file:${join(folder, 'test.db')}`;
	const name = basename(folder).toLowerCase();
	execFileSync('createdb', ['-h', socket, '-U', 'test', name]);
	return `postgres://test@localhost/${name}?host=${socket}`;
}

Object.assign(process.env, {
	DATABASE_URL: freshDatabase(),
	MEDIA_DIR: join(folder, 'media'),
	PAYLOAD_SECRET: 'test-payload-secret-test-payload',
	WEBHOOK_SECRET: 'test-webhook-secret-test-webhook',
	PREVIEW_SECRET: 'test-preview-secret-test-preview',
	BACKEND_URL: 'http://backend.test:4000',
	SITE_URL: 'http://site.test:3000',
	GRAPHQL_INTROSPECTION: 'false',
	LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
});

// The site's options are global to the process, which test files share. They are deleted by symbol, because `invented-locale.test.ts` must
// load the list of locales itself.
Reflect.deleteProperty(globalThis, Symbol.for('website.site-options'));

const initialEnvironment = { ...process.env };

/** True if the test file has changed the environment. */
export const hasOwnSettings = () =>
	Object.entries(process.env).some(([name, value]) => initialEnvironment[name] !== value);
