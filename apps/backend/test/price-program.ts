import type { Payload } from 'payload';

/** The price API token in the environment of the test backends. */
export const environmentToken = 'a-token-from-the-environment-for-tests';

/**
 * Opens the backend with all migrations and the sample prices, on the database of the test file.
 * Imports the modules late, because they read the environment once.
 */
export async function openPriceProgram(): Promise<Payload> {
	Object.assign(process.env, {
		PRICE_API_TOKEN: environmentToken,
		SITE_WEBHOOK_URL: 'http://127.0.0.1:9/webhooks',
	});
	const { openDatabase } = await import('../src/start/open-database.ts');
	const { startPrices } = await import('../src/plugins/prices/start.ts');
	const payload = await openDatabase();
	// Webhooks are queued but never sent, because job runs would change the numbers that tests count.
	Object.assign(payload.jobs, { run: async () => ({ remainingJobsFromQueried: 0 }) });
	await startPrices(payload);
	return payload;
}
