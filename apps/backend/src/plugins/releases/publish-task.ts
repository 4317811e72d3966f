import {
	createLocalReq,
	getLocalI18n,
	type Payload,
	type PayloadRequest,
	type TaskConfig,
} from 'payload';
import { z } from 'zod';
import type { Release, User } from '../../payload-types.ts';
import { log } from '../../platform/observability/log.ts';
import { classifyFailure, describeFailure, PublishError } from './failure.ts';
import { notifyPlanner } from './failure-mail.ts';
import { limits } from './limits.ts';
import { notifyMembers } from './members.ts';
import { publishRelease } from './publish.ts';
import { releaseTask } from './schedule.ts';

const { retries, firstPauseMs } = limits;

const jobInput = z.object({ release: z.number(), at: z.string() });

/** A local request of the person who planned a release, in their language. Throws a `PublishError` if the account does not exist. */
async function createPlannerRequest(payload: Payload, { planner }: Release) {
	const person = await payload.db.findOne<User>({
		collection: 'users',
		where: { id: { equals: planner ?? 0 } },
	});
	if (!person) throw new PublishError('planner');
	const i18n = await getLocalI18n({ config: payload.config, language: person.language ?? 'en' });
	return createLocalReq({ req: { i18n }, user: { ...person, collection: 'users' } }, payload);
}

/** Publishes a planned release with the current rights of its planner. */
export async function runRelease(payload: Payload, release: Release): Promise<void> {
	if (release.deletedAt) throw new PublishError('gone');
	await publishRelease(await createPlannerRequest(payload, release), release);
}

async function run(
	{ payload }: PayloadRequest,
	job: { id: number | string; input?: unknown; totalTried?: number | null },
): Promise<void> {
	const { release: id, at } = jobInput.parse(job.input);
	const where = { id: { equals: id } };
	const release = await payload.db.findOne<Release>({ collection: 'releases', where });
	// It was canceled, or planned for another time.
	if (!release?.publishAt || release.failure || Date.parse(release.publishAt) !== Date.parse(at))
		return;
	try {
		await runRelease(payload, release);
	} catch (cause) {
		const reason = classifyFailure(cause);
		const fields = { err: cause, job: job.id, release: id, at, reason };
		if (reason === 'program' && (job.totalTried ?? 0) < retries) {
			log.warn(fields, 'A planned publication failed and is retried');
			throw cause;
		}
		log.error(fields, 'A planned publication failed');
		// The dashboard lists the release until someone publishes it or dismisses the failure.
		await payload.db.updateOne({ collection: 'releases', where, data: { failure: reason } });
		await notifyMembers({ payload }, id);
		await notifyPlanner(payload, release, reason, describeFailure(cause));
	}
}

/**
 * Publishes planned releases. Replaces Payload's task of the same name, which does not retry and sends no notification. Unexpected errors
 * are retried with exponential backoff. Problems with the documents or the planner's rights are not retried; the planner is notified at
 * once.
 */
export const publishTask: TaskConfig<{ input: Record<string, unknown>; output: object }> = {
	slug: releaseTask,
	retries: { attempts: retries, backoff: { type: 'exponential', delay: firstPauseMs } },
	inputSchema: [
		{ name: 'release', type: 'number', required: true },
		{ name: 'at', type: 'text', required: true },
	],
	handler: async ({ job, req }) => {
		await run(req, job);
		return { output: {} };
	},
};
