import type { Payload } from 'payload';
import { z } from 'zod';
import type { User } from '../../../payload-types.ts';
import { mailTask } from '../../../platform/mail/mail-task.ts';
import { log } from '../../../platform/observability/log.ts';
import { linkMail } from './link-mail.ts';
import { type LinkKind, linkKinds, makeLink } from './one-time-link.ts';

const queue = 'mail';

/** A link is made at the moment it is sent, so that the queue holds no secrets. */
async function send(payload: Payload, email: string, kind: LinkKind): Promise<void> {
	const account = await payload.db.findOne<User>({
		collection: 'users',
		where: { email: { equals: email } },
	});
	if (!account) return;
	const { url } = await makeLink(payload, account, kind);
	await payload.sendEmail(linkMail(account, kind, url));
	log.info({ kind, account: account.id }, 'One-time link sent');
}

/** Sends a one-time link by mail, and tries again for some minutes. Addresses without an account get nothing. */
export const sendLinkTask = mailTask({
	slug: 'sendLink',
	input: z.object({ email: z.string(), kind: z.enum(linkKinds) }),
	inputSchema: [
		{ name: 'email', type: 'text', required: true },
		{ name: 'kind', type: 'select', options: [...linkKinds], required: true },
	],
	send: ({ payload }, { email, kind }) => send(payload, email, kind),
	failure: 'A one-time link could not be sent',
	logged: ['kind'],
});

/** Queues a link. Whoever asks waits for the queue only, whether or not the account exists. */
export async function sendLinkSoon(payload: Payload, email: string, kind: LinkKind): Promise<void> {
	await payload.jobs.queue({ task: 'sendLink', queue, input: { email, kind } });
	setTimeout(() => {
		payload.jobs
			.run({ queue, silent: true })
			.catch((cause: unknown) => log.error({ err: cause }, 'The mail queue failed'));
	}, 20).unref();
}
