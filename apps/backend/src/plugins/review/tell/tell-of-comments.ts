import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { limits } from '../../../platform/limits.ts';
import { peopleOf } from '../people.ts';
import { type ReviewedDocument, reviewedNamed } from '../subject.ts';
import { titleOfReviewed } from '../title.ts';
import { reviewLetter } from './review-letter.ts';
import { addressed, reviewQueue, reviewTask } from './told.ts';
import { reviewMailWords } from './words.ts';

/** Somebody is told of comments. */
export const commentsTold = z.object({
	kind: z.literal('comments'),
	...addressed,
	/** The first comment that it is told of. */
	since: z.number(),
});
type Told = z.infer<typeof commentsTold>;

/** Who is told of comments on this document soon, which a further comment joins. */
async function waitingFor(req: PayloadRequest, target: string): Promise<Set<number>> {
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
	const waiting = docs.flatMap(({ input }) => commentsTold.safeParse(input).data ?? []);
	return new Set(waiting.filter((one) => one.target === target).map(({ to }) => to));
}

/**
 * Queues a mail to everybody whom a comment concerns, but not to who wrote it. One that waits already tells of this comment too: the comments of some
 * minutes (`limits.review`) are one mail.
 */
export async function tellOfComment(
	req: PayloadRequest,
	subject: ReviewedDocument,
	since: number,
): Promise<void> {
	const { target } = subject;
	const waiting = await waitingFor(req, target);
	const waitUntil = new Date(Date.now() + limits.review.commentsGatheredMs);
	for (const { id } of await peopleOf(req.payload, subject)) {
		if (id === req.user?.id || waiting.has(id)) continue;
		const input: Told = { kind: 'comments', to: id, target, since };
		await req.payload.jobs.queue({ task: reviewTask, queue: reviewQueue, waitUntil, input });
	}
}

/** Sends what others wrote since, as far as it is open still; nothing where that is nothing. */
export async function sendComments(payload: Payload, { to, target, since }: Told): Promise<void> {
	const subject = reviewedNamed(target);
	const account = subject && (await peopleOf(payload, subject)).find(({ id }) => id === to);
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
		limit: limits.review.commentsInAMail,
		depth: 0,
		overrideAccess: true,
	});
	const [first] = docs;
	if (!first) return;
	const document = await titleOfReviewed(payload, target, account.language ?? 'en');
	const { subject: title, what, one } = reviewMailWords.comments;
	await payload.sendEmail(
		reviewLetter(account, {
			target,
			place: `?locale=${first.language}#comment-${first.answers ?? first.id}`,
			filling: { document },
			subject: title,
			before: [
				[what],
				...docs.map(({ authorName, text }) => [one, { by: authorName, note: text }] as const),
			],
		}),
	);
}
