import { z } from 'zod';
import { mailTask } from '../../../platform/mail/mail-task.ts';
import { reviewTold, sendReview } from './notify-reviewers.ts';
import { commentsTold, sendComments } from './tell-of-comments.ts';
import { reviewTask } from './told.ts';

const mailInput = z.discriminatedUnion('kind', [reviewTold, commentsTold]);

/** Sends a mail about a review, and tries again for some minutes. */
export const tellOfReviewTask = mailTask({
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
	failure: 'Somebody could not be told of a review',
});
