import type { Payload, TypedUser } from 'payload';
import { z } from 'zod';
import { planTask } from '../../../documents/plans/plan.ts';
import { limits } from '../../../platform/limits.ts';
import { formMail } from '../../forms/mails/form-mail.ts';
import { mayChangeFailed } from './right.ts';

/** Tasks of one kind that failed: one mail server that is down makes many of them. */
export interface FailedWork {
	key: string;
	task: string;
	/** The jobs, the newest first. */
	ids: number[];
	/** When the newest was tried last; ISO 8601. */
	at: string;
	/** What the program or the mail server said of the newest. */
	message: string | null;
	/** Of a mail about answers: the form, to whom, and the answer where it is one. */
	mail: { form: string; isToSender: boolean; submission: number | null } | null;
}

interface Mail {
	form: string;
	isToSender: boolean;
	submission: number;
}

const error = z.object({ message: z.string() });

async function formsOf(
	payload: Payload,
	submissions: readonly number[],
): Promise<Map<number, string>> {
	if (submissions.length === 0) return new Map();
	const { docs } = await payload.find({
		collection: 'form-submissions',
		where: { id: { in: submissions } },
		select: { form: true },
		depth: 1,
		pagination: false,
	});
	return new Map(
		docs.flatMap(({ id, form }) => (typeof form === 'object' ? [[id, form.name] as const] : [])),
	);
}

/** Tasks that were tried as often as they may be and failed, without planned publishing, by kind; only what somebody may try again. */
export async function readFailedWork(payload: Payload, person: TypedUser): Promise<FailedWork[]> {
	const { docs } = await payload.find({
		collection: 'payload-jobs',
		where: { and: [{ hasError: { equals: true } }, { taskSlug: { not_equals: planTask } }] },
		sort: '-updatedAt',
		limit: limits.desk.failedTasks,
		pagination: false,
		depth: 0,
	});
	const jobs = docs.filter(({ taskSlug }) => mayChangeFailed(person, taskSlug ?? ''));
	const asked = new Map(
		jobs.flatMap(({ id, input }) => {
			const { success, data } = formMail.safeParse(input);
			return success ? [[id, data] as const] : [];
		}),
	);
	const forms = await formsOf(
		payload,
		[...asked.values()].map(({ submission }) => submission),
	);
	const mailOf = (id: number): Mail | null => {
		const input = asked.get(id);
		const form = input && forms.get(input.submission);
		if (!input || form === undefined) return null;
		return { form, isToSender: input.kind !== 'notify', submission: input.submission };
	};
	const groups = new Map<string, FailedWork>();
	for (const job of jobs) {
		const mail = mailOf(job.id);
		const task = job.taskSlug ?? '';
		const key = [task, mail?.form, mail?.isToSender].join(' ');
		const known = groups.get(key);
		if (known) {
			known.ids.push(job.id);
			if (known.mail && known.mail.submission !== mail?.submission) known.mail.submission = null;
		} else {
			const message = error.safeParse(job.error).data?.message ?? null;
			groups.set(key, { key, task, ids: [job.id], at: job.updatedAt, message, mail });
		}
	}
	return [...groups.values()];
}
