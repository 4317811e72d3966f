import type { Payload } from 'payload';
import { z } from 'zod';
import type { User } from '../../payload-types.ts';
import type { Mail } from '../../platform/mail/email-template.ts';
import { recipient, reviewQueue, reviewTask } from './mail-input.ts';
import { reviewMailWords } from './mail-words.ts';
import { reviewEmail } from './review-email.ts';
import { readTitle } from './title.ts';

/** The job of a mail about a requested or decided review. */
export const reviewMailInput = z.object({
	kind: z.enum(['asked', 'approved', 'sentBack']),
	...recipient,
	/** The name of the author or reviewer who acted. */
	by: z.string(),
	note: z.string(),
});
type MailInput = z.infer<typeof reviewMailInput>;

/** The mail to the reviewer or author, in their language. */
const reviewMail = (account: User, { kind, target, by, note }: MailInput, document: string): Mail =>
	reviewEmail(account, {
		target,
		values: { by, document, note },
		subject: reviewMailWords.subject[kind],
		before: [reviewMailWords.what[kind], ...(note ? [reviewMailWords.note] : [])],
	});

/** Queues the mail. Without a mail server only the dashboard shows the review. */
export const notifyReviewers = async (payload: Payload, input: MailInput): Promise<void> => {
	await payload.jobs.queue({ task: reviewTask, queue: reviewQueue, input });
};

/** Sends the mail, unless the account was deleted. */
export async function sendReview(payload: Payload, mail: MailInput): Promise<void> {
	const account = await payload.db.findOne<User>({
		collection: 'users',
		where: { id: { equals: mail.to } },
	});
	if (!account) return;
	const title = await readTitle(payload, mail.target, account.language ?? 'en');
	await payload.sendEmail(reviewMail(account, mail, title));
}
