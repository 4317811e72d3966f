import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { limits } from '../../../platform/limits.ts';
import { findAccountsToNotify } from '../accounts-to-notify.ts';
import { parseReviewed, type ReviewedDocument } from '../reviewed-document.ts';
import { readTitle } from '../title.ts';
import { recipient, reviewQueue, reviewTask } from './mail-input.ts';
import { reviewEmail } from './review-email.ts';
import { reviewMailWords } from './words.ts';

/** The job of a mail about comments. */
export const commentsMailInput = z.object({
	kind: z.literal('comments'),
	...recipient,
	/** The ID of the first comment in the mail. */
	since: z.number(),
});
type MailInput = z.infer<typeof commentsMailInput>;

/** The accounts with a queued mail about this document's comments, which will include further comments. */
async function findAccountsWithQueuedMail(
	req: PayloadRequest,
	target: string,
): Promise<Set<number>> {
	const { docs } = await req.payload.find({
		collection: 'payload-jobs',
		where: {
			taskSlug: { equals: reviewTask },
			completedAt: { exists: false },
			processing: { not_equals: true },
			hasError: { not_equals: true },
		},
		depth: 0,
		pagination: false,
		overrideAccess: true,
	});
	const mails = docs.flatMap(({ input }) => commentsMailInput.safeParse(input).data ?? []);
	return new Set(mails.filter((mail) => mail.target === target).map(({ to }) => to));
}

/**
 * Queues a mail to the accounts involved with the document (`findAccountsToNotify`), except the author of the comment. One mail contains
 * the comments of some minutes (`limits.review`), so an account with a queued mail gets no second one.
 */
export async function notifyOfComment(
	req: PayloadRequest,
	document: ReviewedDocument,
	since: number,
): Promise<void> {
	const { target } = document;
	const accountIds = await findAccountsWithQueuedMail(req, target);
	const waitUntil = new Date(Date.now() + limits.review.commentDelayMs);
	for (const { id } of await findAccountsToNotify(req.payload, document)) {
		if (id === req.user?.id || accountIds.has(id)) continue;
		const input: MailInput = { kind: 'comments', to: id, target, since };
		await req.payload.jobs.queue({ task: reviewTask, queue: reviewQueue, waitUntil, input });
	}
}

/** Sends the unresolved comments of other accounts, from the comment `since` on. Sends no mail if there are none. */
export async function sendComments(
	payload: Payload,
	{ to, target, since }: MailInput,
): Promise<void> {
	const document = parseReviewed(target);
	const account =
		document && (await findAccountsToNotify(payload, document)).find(({ id }) => id === to);
	if (!account) return;
	const { docs } = await payload.find({
		collection: 'review-comments',
		where: {
			target: { equals: target },
			id: { greater_than_equal: since },
			author: { not_equals: to },
			resolved: { not_equals: true },
		},
		sort: 'id',
		limit: limits.review.commentsPerMail,
		depth: 0,
		overrideAccess: true,
	});
	const [first] = docs;
	if (!first) return;
	const title = await readTitle(payload, target, account.language ?? 'en');
	const { subject, what, one } = reviewMailWords.comments;
	await payload.sendEmail(
		reviewEmail(account, {
			target,
			place: `?locale=${first.language}#comment-${first.answers ?? first.id}`,
			values: { document: title },
			subject,
			before: [
				[what],
				...docs.map(({ authorName, text }) => [one, { by: authorName, note: text }] as const),
			],
		}),
	);
}
