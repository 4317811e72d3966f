import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The token that the test programs accept from their environment. */
export const environmentToken = 'a-token-from-the-environment-for-tests';

/**
 * Opens the real program on a database of its own with the real migrations: a new SQLite file, or TEST_DATABASE_URL
 * (an empty PostgreSQL database). Imports come late, since the environment is read once.
 */
export async function openPriceProgram() {
	const directory = mkdtempSync(join(tmpdir(), 'prices-'));
	Object.assign(process.env, {
		DATABASE_URL: process.env.TEST_DATABASE_URL ?? `file:${join(directory, 'prices.db')}`,
		MEDIA_DIR: join(directory, 'media'),
		PAYLOAD_SECRET: 'secret-of-a-test-program-only',
		WEBHOOK_SECRET: 'secret-of-a-test-program-only',
		PREVIEW_SECRET: 'secret-of-a-test-program-only',
		PRICE_API_TOKEN: environmentToken,
		SITE_WEBHOOK_URL: 'http://127.0.0.1:9/webhooks',
		LOG_LEVEL: 'error',
	});
	const { openDatabase } = await import('../src/start.ts');
	return openDatabase();
}
