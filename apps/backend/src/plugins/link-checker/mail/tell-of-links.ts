import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayAll } from '../../../access/person.ts';
import { adminAddress } from '../../../documents/admin-address.ts';
import { brokenWords } from '../../../documents/checks/broken-targets.ts';
import type { User } from '../../../payload-types.ts';
import { environment } from '../../../platform/environment.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { limits } from '../../../platform/limits.ts';
import { emailTemplate, type Mail } from '../../../platform/mail/email-template.ts';
import { mailTask } from '../../../platform/mail/mail-task.ts';
import type { LinkReport } from '../broken-link.ts';
import { shownLinks } from '../shown-links.ts';
import { latestReport } from '../stored-report.ts';
import { linkReportWords } from '../words.ts';

const task = 'tellOfLinks';
const queue = 'mail';
const told = z.object({ to: z.number() });

/** Queues the mail to everybody who may publish pages, in the request's transaction. */
export async function tellOfLinks(req: PayloadRequest): Promise<void> {
	const { docs } = await req.payload.db.find<User>({
		collection: 'users',
		pagination: false,
		limit: 0,
		req,
	});
	for (const person of docs)
		if (mayAll(person, 'pages', 'publish'))
			await req.payload.jobs.queue({ task, queue, input: { to: person.id }, req });
}

/** The mail of a week, in the language of whoever gets it. */
export async function linkMail(
	payload: Payload,
	{ email, name, language }: Pick<User, 'email' | 'name' | 'language'>,
	{ total, links }: LinkReport,
): Promise<Mail> {
	const spoken = language ?? 'en';
	const { mailed } = limits.linkReport;
	const site = new URL(environment.SITE_URL).host;
	const shown = await shownLinks(payload, links.slice(0, mailed), spoken);
	const t = translatorIn(spoken, { name: name ?? '', site, count: total });
	const w = linkReportWords;
	return emailTemplate({
		to: email,
		language: spoken,
		subject: t(w.subject),
		before: [
			t(name ? w.hello : w.helloNobody),
			t(w.found),
			...shown.map(
				({ title, languages, leadsTo, why }) =>
					`${title} (${languages.join(', ')}) → ${leadsTo}: ${t(brokenWords[why])}`,
			),
			...(total > shown.length ? [t(w.more, { count: total - shown.length })] : []),
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
	const report = await latestReport(payload);
	if (person && report) await payload.sendEmail(await linkMail(payload, person, report));
}

/** Sends that mail, and tries again for some minutes. */
export const tellOfLinksTask = mailTask({
	slug: task,
	input: told,
	inputSchema: [{ name: 'to', type: 'number', required: true }],
	send: ({ payload }, { to }) => send(payload, to),
	failure: 'Somebody could not be told of broken links',
});
