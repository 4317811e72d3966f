import { failedTasks } from '../../access/failed-tasks.ts';
import { cleanups } from '../../documents/cleanups.ts';
import { add, inOrder, type Plugin } from '../../platform/plugin.ts';
import { forms as formCollection } from './collection.ts';
import { forgetOldSubmissions } from './forget-old.ts';
import { describeFormMails } from './mails/describe-failed.ts';
import { formMailTask, sendFormMail } from './mails/task.ts';
import { tellOfMailLimitTask } from './mails/tell-of-limit.ts';
import { forgetOldTickets } from './spam/tickets.ts';
import { formSubmissions } from './submissions.ts';

/** Forms that visitors fill in, and what they have sent. */
export const forms = (): Plugin =>
	inOrder(
		add({
			collections: [formCollection, formSubmissions],
			tasks: [sendFormMail, tellOfMailLimitTask],
		}),
		cleanups.add(forgetOldSubmissions, forgetOldTickets),
		failedTasks.add({
			task: formMailTask,
			right: ['form-submissions', 'read'],
			describe: describeFormMails,
		}),
	);
