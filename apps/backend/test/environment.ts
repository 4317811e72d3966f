import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The program always runs in its own folder; a run of all workspaces starts in the root.
process.chdir(join(import.meta.dirname, '..'));

// A folder of its own for every test file: fresh database, fresh media, no network.
const folder = mkdtempSync(join(tmpdir(), 'backend-test-'));

Object.assign(process.env, {
	// A PostgreSQL server with an empty database may be named for one test file at a time.
	DATABASE_URL: process.env.TEST_DATABASE_URL ?? `file:${join(folder, 'test.db')}`,
	MEDIA_DIR: join(folder, 'media'),
	PAYLOAD_SECRET: 'test-payload-secret-test-payload',
	WEBHOOK_SECRET: 'test-webhook-secret-test-webhook',
	PREVIEW_SECRET: 'test-preview-secret-test-preview',
	BACKEND_URL: 'http://backend.test:4000',
	SITE_URL: 'http://site.test:3000',
	GRAPHQL_INTROSPECTION: 'false',
	LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
});
