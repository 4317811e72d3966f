import { mailTask } from '../../platform/mail/mail-task.ts';
import { reviewTask } from './mail-input.ts';
import { reviewMailInput, sendReview } from './notify-reviewers.ts';

/** Sends a mail about a review; retries for some minutes. */
export const reviewMailTask = mailTask({
	slug: reviewTask,
	input: reviewMailInput,
	inputSchema: [
		{ name: 'kind', type: 'text', required: true },
		{ name: 'to', type: 'number', required: true },
		{ name: 'target', type: 'text', required: true },
		{ name: 'by', type: 'text' },
		{ name: 'note', type: 'text' },
	],
	send: ({ payload }, mail) => sendReview(payload, mail),
	failure: 'Sending a mail about a review failed',
});
