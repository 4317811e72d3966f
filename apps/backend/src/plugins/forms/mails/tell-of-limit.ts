import { createLocalReq, type Payload } from 'payload';
import { z } from 'zod';
import { mayAll } from '../../../access/person.ts';
import { adminAddress } from '../../../documents/admin-address.ts';
import { adminUrl } from '../../../documents/document-ref.ts';
import type { User } from '../../../payload-types.ts';
import { consume } from '../../../platform/cluster/shared-rate.ts';
import { environment } from '../../../platform/environment.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { limits } from '../../../platform/limits.ts';
import { emailTemplate } from '../../../platform/mail/email-template.ts';
import { mailTask } from '../../../platform/mail/mail-task.ts';
import { log } from '../../../platform/observability/log.ts';
import { mailLimitWords } from './words.ts';

const task = 'tellOfMailLimit';
const queue = 'mail';
const recipient = z.object({ to: z.number() });

/** Tells every administrator, now and then at most, that forms send no more mails for now. */
export async function tellOfMailLimit(payload: Payload): Promise<void> {
	if ((await consume('formMailNotices', 'all')) > 0) return;
	log.warn({ limit: limits.forms.mails.total }, 'forms send no more mails for now');
	const req = await createLocalReq({}, payload);
	const people = await payload.db.find<User>({ collection: 'users', pagination: false, limit: 0 });
	for (const person of people.docs)
		if (mayAll(person, 'users', 'update'))
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

/** Sends that mail, and tries again for some minutes. */
export const tellOfMailLimitTask = mailTask({
	slug: task,
	input: recipient,
	inputSchema: [{ name: 'to', type: 'number', required: true }],
	send: ({ payload }, { to }) => send(payload, to),
	failure: 'An administrator could not be told that forms send no more mails',
});
