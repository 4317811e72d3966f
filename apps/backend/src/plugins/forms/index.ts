import type { Payload } from 'payload';
import { z } from 'zod';
import { failedTasks, type TaskSubject } from '../../access/failed-tasks.ts';
import { words } from '../../platform/i18n/words.ts';
import { add, cleanups, inOrder, type Plugin } from '../../platform/plugin.ts';
import { forms as formCollection } from './collection.ts';
import { formOf } from './find-submission.ts';
import { formMailTask, sendFormMail } from './mails/task.ts';
import { formSubmissions } from './submissions.ts';
import { deleteExpiredTickets } from './tickets.ts';
import { deliverSubmission, deliverTask } from './webhook/task.ts';
import { problemText } from './webhook/words.ts';

const aboutAnswer = words(
	'The e-mail about an answer could not be sent',
	'E-mailen om et svar kunne ikke sendes',
	'Die E-Mail über eine Antwort konnte nicht gesendet werden',
);
const toSender = words(
	'The e-mail to the sender could not be sent',
	'E-mailen til afsenderen kunne ikke sendes',
	'Die E-Mail an den Absender konnte nicht gesendet werden',
);
const toWebhook = words(
	'The answer could not be delivered to the webhook',
	'Svaret kunne ikke leveres til webhooken',
	'Die Antwort konnte nicht an den Webhook zugestellt werden',
);

/** A failed mail, which has a kind, or delivery to a webhook. */
const failedJob = z.object({
	id: z.number(),
	input: z.object({ submission: z.number(), kind: z.string().optional() }),
	error: z.object({ message: z.string() }),
});

/** Describes failed mails and deliveries: the form, the recipient and the submission. */
async function describeFailed(
	payload: Payload,
	jobs: readonly { id: number }[],
): Promise<Map<number, TaskSubject>> {
	const failed = jobs.flatMap((job) => failedJob.safeParse(job).data ?? []);
	if (failed.length === 0) return new Map();
	const { docs } = await payload.find({
		collection: 'form-submissions',
		where: { id: { in: failed.map(({ input }) => input.submission) } },
		select: { form: true },
		depth: 1,
		pagination: false,
	});
	const forms = new Map(docs.map((doc) => [doc.id, formOf(doc)?.name]));
	return new Map(
		failed.flatMap(({ id, input: { submission, kind }, error }): [number, TaskSubject][] => {
			const title = forms.get(submission);
			if (title === undefined) return [];
			const about = kind === undefined ? toWebhook : kind === 'notify' ? aboutAnswer : toSender;
			const subject = {
				group: `${title} ${about.en}`,
				title,
				kind: about,
				...(kind === undefined && {
					reason: (t: Parameters<typeof problemText>[1]) => problemText(error.message, t),
				}),
				collection: 'form-submissions',
				document: submission,
			};
			return [[id, subject]];
		}),
	);
}

/**
 * Deletes submissions after the storage time that their form had when they were sent, and newsletter addresses that were not confirmed in
 * that time. Returns the number of deleted submissions.
 *
 * @param now milliseconds since 1970
 */
export async function deleteExpiredSubmissions(
	payload: Payload,
	now = Date.now(),
): Promise<number> {
	const { docs } = await payload.delete({
		collection: 'form-submissions',
		where: { keepUntil: { less_than: new Date(now).toISOString() } },
		depth: 0,
	});
	if (docs.length > 0)
		payload.logger.info({ answers: docs.length, msg: 'Deleted expired form submissions' });
	return docs.length;
}

/** Forms for visitors, and their submissions. */
export const forms = (): Plugin =>
	inOrder(
		add({
			collections: [formCollection, formSubmissions],
			tasks: [sendFormMail, deliverSubmission],
		}),
		cleanups.add(deleteExpiredSubmissions, deleteExpiredTickets),
		failedTasks.add(
			...[formMailTask, deliverTask].map((task) => ({
				task,
				right: ['form-submissions', 'read'] as const,
				describe: describeFailed,
			})),
		),
	);
