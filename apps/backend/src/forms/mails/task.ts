import type { PayloadRequest, TaskConfig } from 'payload';
import { limits } from '../../limits.ts';
import { log } from '../../observing/log.ts';
import { type FormMail, formMail } from './form-mail.ts';
import { writeFormMail } from './write.ts';

const task = 'sendFormMail';
const queue = 'mail';

/** Queues a mail in the request's transaction. */
export async function queueFormMail(req: PayloadRequest, input: FormMail): Promise<void> {
	await req.payload.jobs.queue({ task, queue, input, req });
}

/** Sends a mail about an answer, and tries again for some minutes; one whose answer is deleted by then is not sent. */
export const sendFormMail: TaskConfig<{ input: FormMail; output: object }> = {
	slug: task,
	retries: {
		attempts: limits.mail.attempts,
		backoff: { type: 'exponential', delay: limits.mail.firstPauseMs },
	},
	inputSchema: [
		{ name: 'submission', type: 'number', required: true },
		{ name: 'kind', type: 'text', required: true },
	],
	handler: async ({ input, req }) => {
		try {
			const mail = await writeFormMail(req.payload, formMail.parse(input));
			if (mail) await req.payload.sendEmail(mail);
		} catch (cause) {
			log.warn({ err: cause }, 'The mail of a form could not be sent');
			throw cause;
		}
		return { output: {} };
	},
};
