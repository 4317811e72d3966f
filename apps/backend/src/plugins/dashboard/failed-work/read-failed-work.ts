import type { Payload, TypedUser } from 'payload';
import { z } from 'zod';
import { failedTasks, type TaskSubject } from '../../../access/failed-tasks.ts';
import { planTask } from '../../scheduled-publishing/api.ts';
import { limits } from '../limits.ts';
import { canChangeFailed } from './right.ts';

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

const error = z.object({ message: z.string() });

/** Reads the jobs that failed after all attempts, grouped by kind: only those that the person may retry, without planned publishing. */
export async function readFailedWork(payload: Payload, person: TypedUser): Promise<FailedWork[]> {
	const { docs } = await payload.find({
		collection: 'payload-jobs',
		where: { and: [{ hasError: { equals: true } }, { taskSlug: { not_equals: planTask } }] },
		sort: '-updatedAt',
		limit: limits.failedTasks,
		pagination: false,
		depth: 0,
	});
	const jobs = docs.filter(({ taskSlug }) => canChangeFailed(payload, person, taskSlug ?? ''));
	const subjects = new Map<number, TaskSubject>();
	for (const { task, describe } of failedTasks.read(payload.config)) {
		const taskJobs = jobs.filter(({ taskSlug }) => taskSlug === task);
		for (const [id, subject] of (await describe?.(payload, taskJobs)) ?? [])
			subjects.set(id, subject);
	}
	const groups = new Map<string, FailedWork>();
	for (const job of jobs) {
		const subject = subjects.get(job.id) ?? null;
		const task = job.taskSlug ?? '';
		const key = [task, subject?.group].join(' ');
		const group = groups.get(key);
		if (group) {
			group.ids.push(job.id);
			if (group.subject && group.subject.document !== subject?.document)
				group.subject = { ...group.subject, document: null };
		} else {
			const message = error.safeParse(job.error).data?.message ?? null;
			groups.set(key, { key, task, ids: [job.id], at: job.updatedAt, message, subject });
		}
	}
	return [...groups.values()];
}
