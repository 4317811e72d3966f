import type { Payload } from 'payload';
import { z } from 'zod';
import { adminUrl, parseDocument } from '../../documents/document-ref.ts';
import type { User } from '../../payload-types.ts';
import { environment } from '../../platform/environment.ts';
import { translatorIn, words } from '../../platform/i18n/words.ts';
import { adminAddress, emailTemplate, type Mail } from '../../platform/mail/email-template.ts';
import { mailTask } from '../../platform/mail/mail-task.ts';
import { readTitle } from './reviewed-document.ts';

/** The task slug of mails about reviews. It is a value of a PostgreSQL enum, so changing it needs a migration. */
const reviewTask = 'tellOfReview';
const reviewQueue = 'mail';

/** Placeholders: `{name}`, `{by}`, `{document}`, `{note}`, `{site}`. */
const reviewMailWords = {
	hello: words('Hello {name},', 'Hej {name}', 'Guten Tag {name},'),
	helloWithoutName: words('Hello,', 'Hej', 'Guten Tag,'),
	subject: {
		asked: words('To review: {document}', 'Til gennemsyn: {document}', 'Zur Prüfung: {document}'),
		approved: words('Approved: {document}', 'Godkendt: {document}', 'Freigegeben: {document}'),
		sentBack: words(
			'Sent back: {document}',
			'Sendt tilbage: {document}',
			'Zurückgegeben: {document}',
		),
	},
	what: {
		asked: words(
			'{by} asks you to review “{document}” on {site}.',
			'{by} beder dig om at se »{document}« på {site} igennem.',
			'{by} bittet Sie, „{document}“ auf {site} zu prüfen.',
		),
		approved: words(
			'{by} has approved “{document}” on {site}.',
			'{by} har godkendt »{document}« på {site}.',
			'{by} hat „{document}“ auf {site} freigegeben.',
		),
		sentBack: words(
			'{by} has sent “{document}” on {site} back to you.',
			'{by} har sendt »{document}« på {site} tilbage til dig.',
			'{by} hat Ihnen „{document}“ auf {site} zurückgegeben.',
		),
	},
	note: words('“{note}”', '»{note}«', '„{note}“'),
	open: words('Open the document', 'Åbn dokumentet', 'Dokument öffnen'),
};

/** The job of a mail about a requested or decided review. */
const reviewMailInput = z.object({
	kind: z.enum(['asked', 'approved', 'sentBack']),
	/** The ID of the recipient's account. */
	to: z.number(),
	/** The document: `pages:12` or `global:header`. */
	target: z.string(),
	/** The name of the author or reviewer who acted. */
	by: z.string(),
	note: z.string(),
});
type MailInput = z.infer<typeof reviewMailInput>;

/** The mail to the reviewer or author in their language, with a link to the form of the document. */
async function reviewMail(
	payload: Payload,
	{ email, name, language }: User,
	{ kind, target, by, note }: MailInput,
): Promise<Mail> {
	const accountLanguage = language ?? 'en';
	const document = parseDocument(target);
	const t = translatorIn(accountLanguage, {
		by,
		document: await readTitle(payload, target, accountLanguage),
		note,
		name: name ?? '',
		site: new URL(environment.SITE_URL).host,
	});
	return emailTemplate({
		to: email,
		language: accountLanguage,
		subject: t(reviewMailWords.subject[kind]),
		before: [
			t(name ? reviewMailWords.hello : reviewMailWords.helloWithoutName),
			t(reviewMailWords.what[kind]),
			...(note ? [t(reviewMailWords.note)] : []),
		],
		button: {
			text: t(reviewMailWords.open),
			url: document ? adminUrl(adminAddress, document) : adminAddress,
		},
		after: [],
	});
}

/** Queues the mail. Without a mail server only the dashboard shows the review. */
export const notifyReviewers = async (payload: Payload, input: MailInput): Promise<void> => {
	await payload.jobs.queue({ task: reviewTask, queue: reviewQueue, input });
};

/** Sends a mail about a review; retries for some minutes. */
export const reviewMailTask = mailTask({
	slug: reviewTask,
	input: reviewMailInput,
	inputSchema: [
		{ name: 'kind', type: 'text', required: true },
		{ name: 'to', type: 'number', required: true },
		{ name: 'target', type: 'text', required: true },
		{ name: 'by', type: 'text' },
		{ name: 'note', type: 'text' },
	],
	// The account may be deleted in the meantime.
	send: async ({ payload }, mail) => {
		const account = await payload.db.findOne<User>({
			collection: 'users',
			where: { id: { equals: mail.to } },
		});
		if (account) await payload.sendEmail(await reviewMail(payload, account, mail));
	},
	failure: 'Sending a mail about a review failed',
});
