import { z } from 'zod';
import { mailTask } from '../../../platform/mail/mail-task.ts';
import { reviewTask } from './mail-input.ts';
import { commentsMailInput, sendComments } from './notify-of-comments.ts';
import { reviewMailInput, sendReview } from './notify-reviewers.ts';

const mailInput = z.discriminatedUnion('kind', [reviewMailInput, commentsMailInput]);

/** Sends a mail about a review; retries for some minutes. */
export const reviewMailTask = mailTask({
	slug: reviewTask,
	input: mailInput,
	inputSchema: [
		{ name: 'kind', type: 'text', required: true },
		{ name: 'to', type: 'number', required: true },
		{ name: 'target', type: 'text', required: true },
		{ name: 'by', type: 'text' },
		{ name: 'note', type: 'text' },
		{ name: 'since', type: 'number' },
	],
	send: ({ payload }, mail) =>
		mail.kind === 'comments' ? sendComments(payload, mail) : sendReview(payload, mail),
	failure: 'Sending a mail about a review failed',
});
