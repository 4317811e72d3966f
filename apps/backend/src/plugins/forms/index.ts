import type { Payload } from 'payload';
import { failedTasks } from '../../access/failed-tasks.ts';
import { add, cleanups, inOrder, type Plugin } from '../../platform/plugin.ts';
import { forms as formCollection } from './collection.ts';
import { describeFailed } from './describe-failed.ts';
import { formMailTask, sendFormMail } from './mails/task.ts';
import { formSubmissions } from './submissions.ts';
import { deleteExpiredTickets } from './tickets.ts';
import { deliverSubmission, deliverTask } from './webhook/task.ts';

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
