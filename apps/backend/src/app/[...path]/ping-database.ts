import config from '@payload-config';
import { getPayload } from 'payload';
import { probeDatabase } from '../../platform/database/probe-database.ts';
import { limits } from '../../platform/limits.ts';
import { reportFailure } from '../../platform/observability/report-failure.ts';

/** True if the database responds in time. Logs and counts a failure. */
export async function pingDatabase(): Promise<boolean> {
	const { promise: tooLate, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(
		() => reject(new Error(`No response within ${limits.database.readyMs} ms`)),
		limits.database.readyMs,
	);
	try {
		await Promise.race([getPayload({ config }).then(probeDatabase), tooLate]);
		return true;
	} catch (cause) {
		reportFailure('readiness', cause, 'The database does not answer');
		return false;
	} finally {
		clearTimeout(timer);
	}
}
