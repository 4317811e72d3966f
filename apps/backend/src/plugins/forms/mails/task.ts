import type { PayloadRequest } from 'payload';
import { limits } from '../../../platform/limits.ts';
import { mailTask } from '../../../platform/mail/mail-task.ts';
import { type FormMail, formMail, writeFormMail } from './write.ts';

/** The slug of the task. */
export const formMailTask = 'sendFormMail';
const queue = 'mail';

/** Queues a mail in the request's transaction. */
export async function queueFormMail(req: PayloadRequest, input: FormMail): Promise<void> {
	await req.payload.jobs.queue({ task: formMailTask, queue, input, req });
}

/** Sends a mail about a submission, with retries for about a day. If the submission has been deleted, sends nothing. */
export const sendFormMail = mailTask({
	slug: formMailTask,
	input: formMail,
	inputSchema: [
		{ name: 'submission', type: 'number', required: true },
		{ name: 'kind', type: 'text', required: true },
	],
	send: async ({ payload }, input) => {
		const mail = await writeFormMail(payload, input);
		if (mail) await payload.sendEmail(mail);
	},
	attempts: limits.mail.submissionAttempts,
	logFields: ['submission', 'kind'],
	failure: 'The mail of a form could not be sent',
});
