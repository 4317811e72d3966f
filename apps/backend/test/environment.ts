import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, inject } from 'vitest';
import './patience.ts';

// The program always runs in its own folder; a run of all workspaces starts in the root.
process.chdir(join(import.meta.dirname, '..'));

// A folder of its own for every test file: fresh database, fresh media, no network.
const folder = mkdtempSync(join(tmpdir(), 'backend-test-'));
// What the program still writes as the file ends may put something into a folder that was just emptied.
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));

/** A new database: on the PostgreSQL server of this run where there is one, a SQLite file otherwise. */
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

const before = { ...process.env };

/** Whether the test file has set variables of its own since. */
export const hasOwnSettings = () =>
	Object.entries(process.env).some(([name, value]) => before[name] !== value);
