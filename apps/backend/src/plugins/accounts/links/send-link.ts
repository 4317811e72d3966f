import type { Payload } from 'payload';
import { z } from 'zod';
import type { User } from '../../../payload-types.ts';
import { environment } from '../../../platform/environment.ts';
import { translatorIn } from '../../../platform/i18n/words.ts';
import { limits } from '../../../platform/limits.ts';
import { emailTemplate, type Mail } from '../../../platform/mail/email-template.ts';
import { mailTask } from '../../../platform/mail/mail-task.ts';
import { log } from '../../../platform/observability/log.ts';
import { Semaphore } from '../../../platform/transactions/semaphore.ts';
import { createOneTimeLink, type LinkKind, linkKinds, linkLifetimeMs } from './one-time-link.ts';
import { mailWords } from './words.ts';

const hour = 60 * 60 * 1000;

/** `3 days`, `1 time`, `1 Stunde`. */
function formatDuration(ms: number, language: string): string {
	const [value, unit] = ms % (24 * hour) === 0 ? [ms / (24 * hour), 'day'] : [ms / hour, 'hour'];
	return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
		value,
	);
}

/** The e-mail with a one-time link, in its recipient's language, as text and HTML. */
function linkMail(
	{ email, name, language }: Pick<User, 'email' | 'language' | 'name'>,
	kind: LinkKind,
	url: string,
): Mail {
	const locale = language ?? 'en';
	const t = translatorIn(locale, {
		site: new URL(environment.SITE_URL).host,
		name: name ?? '',
		time: formatDuration(linkLifetimeMs[kind], locale),
	});
	const before = [t(name ? mailWords.hello : mailWords.helloNobody), t(mailWords.reason[kind])];
	const after = [t(mailWords.valid), t(mailWords.otherwise[kind])];
	return emailTemplate({
		to: email,
		language: locale,
		subject: t(mailWords.subject[kind]),
		before,
		button: { text: t(mailWords.button[kind]), url },
		after,
	});
}

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
