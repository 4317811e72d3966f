import type { Payload } from 'payload';
import { z } from 'zod';
import type { User } from '../../../payload-types.ts';
import type { Mail } from '../../../platform/mail/email-template.ts';
import { titleOfReviewed } from '../title.ts';
import { reviewLetter } from './review-letter.ts';
import { addressed, reviewQueue, reviewTask } from './told.ts';
import { reviewMailWords } from './words.ts';

/** Somebody is asked for a review, or was answered. */
export const reviewTold = z.object({
	kind: z.enum(['asked', 'approved', 'sentBack']),
	...addressed,
	/** Who asked or answered. */
	by: z.string(),
	note: z.string(),
});
type Told = z.infer<typeof reviewTold>;

/** The mail to who is asked or answered, in their language. */
const reviewMail = (account: User, { kind, target, by, note }: Told, document: string): Mail =>
	reviewLetter(account, {
		target,
		filling: { by, document, note },
		subject: reviewMailWords.subject[kind],
		before: [[reviewMailWords.what[kind]], ...(note ? [[reviewMailWords.note] as const] : [])],
	});

/** Queues the mail; without a mail server the first screen says it alone. */
export const notifyReviewers = async (payload: Payload, input: Told): Promise<void> => {
	await payload.jobs.queue({ task: reviewTask, queue: reviewQueue, input });
};

/** Sends it, unless the account is gone. */
export async function sendReview(payload: Payload, mail: Told): Promise<void> {
	const account = await payload.db.findOne<User>({
		collection: 'users',
		where: { id: { equals: mail.to } },
	});
	if (!account) return;
	const title = await titleOfReviewed(payload, mail.target, account.language ?? 'en');
	await payload.sendEmail(reviewMail(account, mail, title));
}
