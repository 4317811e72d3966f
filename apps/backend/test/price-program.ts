import type { Payload } from 'payload';
import { environment } from '../src/platform/environment.ts';
import { startPrices } from '../src/plugins/prices/start.ts';
import { openDatabase } from '../src/start/open-database.ts';

/** The price API token in the environment of the test backends. */
export const environmentToken = 'a-token-from-the-environment-for-tests';

/** Opens the backend with all migrations and the sample prices, on the database of the test file. */
export async function openPriceProgram(): Promise<Payload> {
	Object.assign(environment, {
		PRICE_API_TOKEN: environmentToken,
		SITE_WEBHOOK_URL: ['http://127.0.0.1:9/webhooks'],
	});
	const payload = await openDatabase();
	// Webhooks are queued but never sent, because job runs would change the numbers that tests count.
	Object.assign(payload.jobs, { run: async () => ({ remainingJobsFromQueried: 0 }) });
	await startPrices(payload);
	return payload;
}
