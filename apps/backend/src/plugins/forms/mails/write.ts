import { withLabel } from '@website/contracts/forms';
import { editorsTimeZone } from '@website/contracts/time-zone';
import type { Payload } from 'payload';
import { adminUrl } from '../../../documents/document-ref.ts';
import type { FormSubmission } from '../../../payload-types.ts';
import { environment } from '../../../platform/environment.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { adminAddress, emailTemplate, type Mail } from '../../../platform/mail/email-template.ts';
import { confirmUrlFor, unsubscribeUrlFor } from '../subscription-urls.ts';
import type { FormMail } from './form-mail.ts';
import { formMailWords } from './words.ts';

interface FormMailMessage extends Mail {
	replyTo?: string;
}

const site = new URL(environment.SITE_URL).host;

const answerLines = ({ answers }: FormSubmission): string[] =>
	(answers ?? []).flatMap(({ name, label, value }) =>
		withLabel(label ?? name, value ?? '')
			.split('\n')
			.filter((line) => line.trim() !== ''),
	);

function formName({ form }: FormSubmission): string {
	return typeof form === 'object' ? form.name : String(form);
}

/** The mail to the form's recipients. Its `Reply-To` is the sender. */
function recipientsMail(submission: FormSubmission): Omit<FormMailMessage, 'to'> & { to: string } {
	const recipients = typeof submission.form === 'object' ? submission.form.recipients : [];
	const language = submission.lang;
	const t = translatorIn(language, {
		form: formName(submission),
		site,
		page: submission.page ?? '',
	});
	const mail = emailTemplate({
		to: (recipients ?? []).join(', '),
		language,
		subject: t(formMailWords.notify.subject),
		before: [t(formMailWords.notify.intro), ...answerLines(submission)],
		button: {
			text: t(formMailWords.notify.button),
			url: adminUrl(adminAddress, {
				kind: 'collection',
				slug: 'form-submissions',
				id: submission.id,
			}),
		},
		after: [],
	});
	return submission.email ? { ...mail, replyTo: submission.email } : mail;
}

const formatDay = (language: string, moment: string): string =>
	new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: editorsTimeZone }).format(
		new Date(moment),
	);

/** A mail to the sender, in their language. Returns null if the submission has no address. */
function senderMail(
	submission: FormSubmission,
	kind: Exclude<FormMail['kind'], 'notify'>,
): FormMailMessage | null {
	const { email, lang, page, confirmKey, unsubscribeKey, keepUntil } = submission;
	if (!email) return null;
	const day = keepUntil ? formatDay(lang, keepUntil) : '';
	const t = translatorIn(lang, { site, consent: submission.consentText ?? '', day });
	const words = formMailWords[kind];
	const unsubscribeUrl = unsubscribeKey ? unsubscribeUrlFor(unsubscribeKey, lang) : '';
	const urls = {
		copy: new URL(page ?? '/', environment.SITE_URL).href,
		confirm: confirmUrlFor(confirmKey ?? '', lang),
		welcome: unsubscribeUrl,
		already: unsubscribeUrl,
	};
	const mail = emailTemplate({
		to: email,
		language: lang,
		subject: t(words.subject),
		before: [t(words.intro), ...(kind === 'copy' ? answerLines(submission) : [])],
		button: { text: t(words.button), url: urls[kind] },
		after: [t(words.after)],
	});
	if (kind !== 'welcome' && kind !== 'already') return mail;
	// RFC 2369, 3.2, and RFC 8058, 3.1: headers for one-click unsubscribe in mail clients.
	return {
		...mail,
		headers: {
			...mail.headers,
			'List-Unsubscribe': `<${unsubscribeUrl}>`,
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		},
	};
}

/** A mail about a submission. Returns null if the submission has been deleted or the mail has no recipient. */
export async function writeFormMail(
	payload: Payload,
	{ submission: id, kind }: FormMail,
): Promise<FormMailMessage | null> {
	const { docs } = await payload.find({
		collection: 'form-submissions',
		where: { id: { equals: id } },
		depth: 1,
		limit: 1,
		pagination: false,
		showHiddenFields: true,
	});
	const [submission] = docs;
	if (!submission) return null;
	return kind === 'notify' ? recipientsMail(submission) : senderMail(submission, kind);
}
