import { type Endpoint, Forbidden, NotFound, type Payload, type Where } from 'payload';
import { z } from 'zod';
import { failedTasks, type TaskSubject } from '../../access/failed-tasks.ts';
import { hasRightForAll } from '../../access/person.ts';
import { endpoint, jsonBody } from '../../platform/http/endpoint.ts';
import { limits } from './limits.ts';

/** Failed jobs of one kind, grouped because one unreachable mail server causes many of them. */
export interface FailedWork {
	key: string;
	task: string;
	/** The ids of the jobs, the newest first. */
	ids: number[];
	/** The time of the newest job's last attempt, ISO 8601. */
	at: string;
	/** The error message of the newest job. */
	message: string | null;
	/** The subject of the jobs; null if their plugin does not describe it. Its document is null if the jobs concern several documents. */
	subject: TaskSubject | null;
}

type Person = Parameters<typeof hasRightForAll>[0];

/** True if a person may see, retry and dismiss failed jobs of a task. */
function canChange({ config }: Payload, person: Person, task: string | null | undefined): boolean {
	const own = failedTasks.read(config).find((failedTask) => failedTask.task === task);
	return hasRightForAll(person, ...(own?.right ?? ['pages', 'publish']));
}

const error = z.object({ message: z.string() });

/** Reads the jobs that failed after all attempts, grouped by kind: only those that the person may retry. */
export async function readFailedWork(payload: Payload, person: Person): Promise<FailedWork[]> {
	const { docs } = await payload.find({
		collection: 'payload-jobs',
		where: { hasError: { equals: true } },
		sort: '-updatedAt',
		limit: limits.failedTasks,
		pagination: false,
		depth: 0,
	});
	const jobs = docs.filter(({ taskSlug }) => canChange(payload, person, taskSlug));
	const subjects = new Map<number, TaskSubject>();
	for (const { task, describe } of failedTasks.read(payload.config)) {
		const taskJobs = jobs.filter(({ taskSlug }) => taskSlug === task);
		for (const [id, subject] of (await describe?.(payload, taskJobs)) ?? [])
			subjects.set(id, subject);
	}
	const keyOf = (job: (typeof jobs)[number]) => `${job.taskSlug} ${subjects.get(job.id)?.group}`;
	return [...Map.groupBy(jobs, keyOf)].flatMap(([key, [newest, ...others]]) => {
		if (!newest) return [];
		const ids = [newest, ...others].map(({ id }) => id);
		const subject = subjects.get(newest.id);
		const isShared = others.every(({ id }) => subjects.get(id)?.document === subject?.document);
		return {
			key,
			task: newest.taskSlug ?? '',
			ids,
			at: newest.updatedAt,
			message: error.safeParse(newest.error).data?.message ?? null,
			subject: subject ? { ...subject, ...(isShared ? {} : { document: null }) } : null,
		};
	});
}

const body = z.object({
	ids: z.array(z.number().int().positive()).min(1).max(limits.failedTasks),
});

const failedWorkEndpoint = (
	action: 'retry' | 'dismiss',
	change: (payload: Payload, where: Where) => Promise<unknown>,
): Endpoint =>
	endpoint('post', `/failed-work/${action}`, async (req) => {
		const { ids } = await jsonBody(req, body);
		const where: Where = {
			and: [
				{ id: { in: ids } },
				{ hasError: { equals: true } },
				{ processing: { not_equals: true } },
			],
		};
		const { docs } = await req.payload.find({
			collection: 'payload-jobs',
			where,
			pagination: false,
			depth: 0,
			select: { taskSlug: true },
		});
		if (docs.length === 0) throw new NotFound(req.t);
		if (!docs.every(({ taskSlug }) => canChange(req.payload, req.user, taskSlug)))
			throw new Forbidden(req.t);
		await change(req.payload, where);
		return Response.json({});
	});

/** The data of a new job: it is tried as often as one. */
const untried = { hasError: false, error: null, totalTried: 0, log: [], waitUntil: null };

/**
 * `POST /api/failed-work/retry` and `POST /api/failed-work/dismiss` (`{ ids }`, the ids of failed jobs). They
 * respond with 404 if none of the jobs has failed, and 403 if the user may not change them.
 */
export const failedWorkEndpoints: Endpoint[] = [
	failedWorkEndpoint('retry', (payload, where) =>
		payload.update({ collection: 'payload-jobs', where, data: untried, depth: 0 }),
	),
	failedWorkEndpoint('dismiss', (payload, where) =>
		payload.delete({ collection: 'payload-jobs', where, depth: 0 }),
	),
];
