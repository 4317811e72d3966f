import type { TaskConfig } from 'payload';
import { z } from 'zod';
import { limits } from '../../limits.ts';
import { log } from '../../observing/log.ts';
import { commentsTold, sendComments } from './tell-of-comments.ts';
import { reviewTold, sendReview } from './tell-of-review.ts';
import { reviewTask } from './told.ts';

const told = z.discriminatedUnion('kind', [reviewTold, commentsTold]);

/** Sends a mail about a review, and tries again for some minutes. */
export const tellOfReviewTask: TaskConfig<{ input: object; output: object }> = {
	slug: reviewTask,
	retries: {
		attempts: limits.mail.attempts,
		backoff: { type: 'exponential', delay: limits.mail.firstPauseMs },
	},
	inputSchema: [
		{ name: 'kind', type: 'text', required: true },
		{ name: 'to', type: 'number', required: true },
		{ name: 'target', type: 'text', required: true },
		{ name: 'by', type: 'text' },
		{ name: 'note', type: 'text' },
		{ name: 'since', type: 'number' },
	],
	handler: async ({ input, req }) => {
		try {
			const mail = told.parse(input);
			await (mail.kind === 'comments'
				? sendComments(req.payload, mail)
				: sendReview(req.payload, mail));
		} catch (cause) {
			log.warn({ err: cause }, 'Somebody could not be told of a review');
			throw cause;
		}
		return { output: {} };
	},
};
