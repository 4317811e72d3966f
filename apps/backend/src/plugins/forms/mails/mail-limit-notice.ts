import { createLocalReq, type Payload } from 'payload';
import { z } from 'zod';
import { hasRightForAll } from '../../../access/person.ts';
import { adminUrl } from '../../../documents/document-ref.ts';
import type { User } from '../../../payload-types.ts';
import { consume } from '../../../platform/cluster/shared-rate.ts';
import { environment } from '../../../platform/environment.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { limits } from '../../../platform/limits.ts';
import { adminAddress, emailTemplate } from '../../../platform/mail/email-template.ts';
import { mailTask } from '../../../platform/mail/mail-task.ts';
import { log } from '../../../platform/observability/log.ts';
import { mailLimitWords } from './words.ts';

const task = 'tellOfMailLimit';
const queue = 'mail';
const recipient = z.object({ to: z.number() });

/** Notifies every administrator that forms have reached the total mail limit; rate-limited by `formMailNotices`. */
export async function notifyMailLimit(payload: Payload): Promise<void> {
	if ((await consume('formMailNotices', 'all')) > 0) return;
	log.warn({ limit: limits.forms.mails.total }, 'form mails paused: total limit reached');
	const req = await createLocalReq({}, payload);
	const users = await payload.db.find<User>({
		collection: 'users',
		pagination: false,
		limit: 0,
	});
	for (const person of users.docs)
		if (hasRightForAll(person, 'users', 'update'))
			await payload.jobs.queue({ task, queue, input: { to: person.id }, req });
}

async function send(payload: Payload, to: number): Promise<void> {
	const person = await payload.db.findOne<User>({
		collection: 'users',
		where: { id: { equals: to } },
	});
	if (!person) return;
	const language = person.language ?? 'en';
	const site = new URL(environment.SITE_URL).host;
	const t = translatorIn(language, { site, count: limits.forms.mails.total });
	await payload.sendEmail(
		emailTemplate({
			to: person.email,
			language,
			subject: t(mailLimitWords.subject),
			before: [t(mailLimitWords.what), t(mailLimitWords.meanwhile)],
			button: {
				text: t(mailLimitWords.button),
				url: adminUrl(adminAddress, 'form-submissions'),
			},
			after: [t(mailLimitWords.after)],
		}),
	);
}

/** Sends the notice to one administrator, with retries for some minutes. */
export const mailLimitTask = mailTask({
	slug: task,
	input: recipient,
	inputSchema: [{ name: 'to', type: 'number', required: true }],
	send: ({ payload }, { to }) => send(payload, to),
	failure: 'The notice of the form mail limit could not be sent to an administrator',
});
