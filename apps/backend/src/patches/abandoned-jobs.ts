import type { Payload } from 'payload';
import { usesPostgres } from '../platform/environment.ts';

const second = 1_000;

/** A job takes seconds; one that runs for longer than this belonged to a process that was killed. */
const abandonedAfter = 120 * second;
const checkInterval = 60 * second;

/**
 * Returns jobs to their queue that a killed process left marked as running, which Payload itself never runs again. Returns the number of
 * jobs.
 *
 * Upstream: https://github.com/payloadcms/payload/pull/17220, in Payload 4. Test: `test/upstream/payload.test.ts`.
 *
 * @param olderThanMs minimum run time of a job, in milliseconds
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
		payload.logger.warn(
			{ jobs: docs.length },
			'Returned the jobs of a killed process to their queue',
		);
	return docs.length;
}

/**
 * Releases abandoned jobs: on SQLite, which no other program uses, all running jobs at the start; and every minute jobs that have run for
 * too long.
 */
export async function scheduleJobRelease(payload: Payload): Promise<void> {
	if (!usesPostgres) await releaseAbandonedJobs(payload, 0);
	setInterval(() => {
		releaseAbandonedJobs(payload, abandonedAfter).catch((cause: unknown) =>
			payload.logger.error({ err: cause, msg: 'Abandoned jobs could not be released' }),
		);
	}, checkInterval).unref();
}
