import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRightForAll } from '../../../access/person.ts';
import { adminAddress } from '../../../documents/admin-address.ts';
import { brokenWords } from '../../../documents/checks/broken-targets.ts';
import type { User } from '../../../payload-types.ts';
import { environment } from '../../../platform/environment.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { limits } from '../../../platform/limits.ts';
import { emailTemplate, type Mail } from '../../../platform/mail/email-template.ts';
import { mailTask } from '../../../platform/mail/mail-task.ts';
import type { LinkReport } from '../broken-link.ts';
import { describeLinks } from '../describe-links.ts';
import { readLatestReport } from '../stored-report.ts';
import { linkReportWords } from '../words.ts';

const task = 'tellOfLinks';
const queue = 'mail';
const jobInput = z.object({ to: z.number() });

/** Queues the email to every user who may publish pages, in the request's transaction. */
export async function queueLinkMails(req: PayloadRequest): Promise<void> {
	const { docs } = await req.payload.db.find<User>({
		collection: 'users',
		pagination: false,
		limit: 0,
		req,
	});
	for (const person of docs)
		if (hasRightForAll(person, 'pages', 'publish'))
			await req.payload.jobs.queue({ task, queue, input: { to: person.id }, req });
}

/** The weekly email, in the language of its recipient. */
export async function linkMail(
	payload: Payload,
	{ email, name, language }: Pick<User, 'email' | 'name' | 'language'>,
	{ total, links }: LinkReport,
): Promise<Mail> {
	const mailLanguage = language ?? 'en';
	const { mailed } = limits.linkReport;
	const site = new URL(environment.SITE_URL).host;
	const describedLinks = await describeLinks(payload, links.slice(0, mailed), mailLanguage);
	const t = translatorIn(mailLanguage, { name: name ?? '', site, count: total });
	const w = linkReportWords;
	return emailTemplate({
		to: email,
		language: mailLanguage,
		subject: t(w.subject),
		before: [
			t(name ? w.hello : w.helloNobody),
			t(w.found),
			...describedLinks.map(
				({ title, languages, leadsTo, why }) =>
					`${title} (${languages.join(', ')}) → ${leadsTo}: ${t(brokenWords[why])}`,
			),
			...(total > describedLinks.length
				? [t(w.more, { count: total - describedLinks.length })]
				: []),
		],
		button: { text: t(w.open), url: `${adminAddress}/broken-links` },
		after: [t(w.next)],
	});
}

async function send(payload: Payload, to: number): Promise<void> {
	const person = await payload.db.findOne<User>({
		collection: 'users',
		where: { id: { equals: to } },
	});
	const report = await readLatestReport(payload);
	if (person && report) await payload.sendEmail(await linkMail(payload, person, report));
}

/** Sends the email, and retries for some minutes. */
export const linkMailTask = mailTask({
	slug: task,
	input: jobInput,
	inputSchema: [{ name: 'to', type: 'number', required: true }],
	send: ({ payload }, { to }) => send(payload, to),
	failure: 'Failed to send the email about broken links',
});
