import type { Payload } from 'payload';
import { z } from 'zod';
import type { User } from '../../../payload-types.ts';
import { limits } from '../../../platform/limits.ts';
import { mailTask } from '../../../platform/mail/mail-task.ts';
import { log } from '../../../platform/observability/log.ts';
import { Semaphore } from '../../../platform/transactions/semaphore.ts';
import { linkMail } from './link-mail.ts';
import { createOneTimeLink, type LinkKind, linkKinds } from './one-time-link.ts';

const queue = 'mail';

/** Sends one link after the other, because a new link replaces the earlier one: the last mail must have the last link. */
const turns = new Semaphore();

/** Creates the link when it is sent, so that the job queue contains no secrets. */
async function send(payload: Payload, email: string, kind: LinkKind): Promise<void> {
	const account = await payload.db.findOne<User>({
		collection: 'users',
		where: { email: { equals: email } },
	});
	if (!account) return;
	const release = await turns.acquire(limits.links.resetMs, () => new Error('Mails are too slow'));
	try {
		const { url } = await createOneTimeLink(payload, account, kind);
		await payload.sendEmail(linkMail(account, kind, url));
	} finally {
		release();
	}
	log.info({ kind, account: account.id }, 'One-time link sent');
}

/** Mails a one-time link; retries for some minutes. Addresses without an account get no mail. */
export const sendLinkTask = mailTask({
	slug: 'sendLink',
	input: z.object({ email: z.string(), kind: z.enum(linkKinds) }),
	inputSchema: [
		{ name: 'email', type: 'text', required: true },
		{ name: 'kind', type: 'select', options: [...linkKinds], required: true },
	],
	send: ({ payload }, { email, kind }) => send(payload, email, kind),
	failure: 'A one-time link could not be sent',
	logFields: ['kind'],
});

/** Queues a link. The request waits for the queue only, so its duration does not reveal whether the account exists. */
export async function queueLink(payload: Payload, email: string, kind: LinkKind): Promise<void> {
	await payload.jobs.queue({ task: 'sendLink', queue, input: { email, kind } });
	setTimeout(() => {
		payload.jobs
			.run({ queue, silent: true })
			.catch((cause: unknown) => log.error({ err: cause }, 'The mail queue failed'));
	}, 20).unref();
}
