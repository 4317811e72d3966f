import { failedTasks } from '../../access/failed-tasks.ts';
import { add, cleanups, inOrder, type Plugin } from '../../platform/plugin.ts';
import { forms as formCollection } from './collection.ts';
import { deleteExpiredSubmissions } from './delete-expired.ts';
import { describeFormMails } from './mails/describe-failed.ts';
import { mailLimitTask } from './mails/mail-limit-notice.ts';
import { formMailTask, sendFormMail } from './mails/task.ts';
import { formSubmissions } from './submissions.ts';
import { deleteExpiredTickets } from './tickets.ts';

/** Forms for visitors, and their submissions. */
export const forms = (): Plugin =>
	inOrder(
		add({
			collections: [formCollection, formSubmissions],
			tasks: [sendFormMail, mailLimitTask],
		}),
		cleanups.add(deleteExpiredSubmissions, deleteExpiredTickets),
		failedTasks.add({
			task: formMailTask,
			right: ['form-submissions', 'read'],
			describe: describeFormMails,
		}),
	);
