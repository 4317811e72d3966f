import type { Payload } from 'payload';
import { usesPostgres } from '../platform/environment.ts';

const second = 1_000;

/** A job takes seconds; one under way for longer than this belonged to a process that was killed. */
const abandonedAfter = 120 * second;
const lookEvery = 60 * second;

/**
 * Gives jobs back to their queue that a killed process left marked as under way: Payload itself never takes them up
 * again. Returns how many there were.
 *
 * Upstream: https://github.com/payloadcms/payload/pull/17220, in Payload 4. Test: `test/upstream/payload.test.ts`.
 *
 * @param olderThanMs how long a job must have been under way, in milliseconds
 */
export async function releaseAbandonedJobs(
	payload: Payload,
	olderThanMs: number,
	now = Date.now(),
): Promise<number> {
	const { docs } = await payload.update({
		collection: 'payload-jobs',
		where: {
			and: [
				{ processing: { equals: true } },
				{ updatedAt: { less_than_equal: new Date(now - olderThanMs).toISOString() } },
			],
		},
		data: { processing: false },
		depth: 0,
		overrideAccess: true,
	});
	if (docs.length > 0)
		payload.logger.warn({ jobs: docs.length }, 'Jobs of a process that was killed are run again');
	return docs.length;
}

/**
 * Releases what the last run of this program left behind, at once where no other program uses the database (SQLite), and every minute what has been under
 * way for too long.
 */
export async function followAbandonedJobs(payload: Payload): Promise<void> {
	if (!usesPostgres) await releaseAbandonedJobs(payload, 0);
	setInterval(() => {
		releaseAbandonedJobs(payload, abandonedAfter).catch((cause: unknown) =>
			payload.logger.error({ err: cause, msg: 'Abandoned jobs could not be released' }),
		);
	}, lookEvery).unref();
}
