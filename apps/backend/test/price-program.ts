import type { Payload } from 'payload';

/** The token that the test programs accept from their environment. */
export const environmentToken = 'a-token-from-the-environment-for-tests';

/**
 * Opens the real program with the real migrations and the sample prices, on the test file's own database.
 * Imports come late, since the environment is read once.
 */
export async function openPriceProgram(): Promise<Payload> {
	Object.assign(process.env, {
		PRICE_API_TOKEN: environmentToken,
		SITE_WEBHOOK_URL: 'http://127.0.0.1:9/webhooks',
	});
	const { openDatabase } = await import('../src/start/open-database.ts');
	const { startPrices } = await import('../src/plugins/prices/start.ts');
	const payload = await openDatabase();
	// Webhooks are queued and never sent: the program's runs would come between what a test counts.
	Object.assign(payload.jobs, { run: async () => ({ remainingJobsFromQueried: 0 }) });
	await startPrices(payload);
	return payload;
}
