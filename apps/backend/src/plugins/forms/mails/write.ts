import { withLabel } from '@website/contracts/forms';
import { editorsTimeZone } from '@website/contracts/time-zone';
import type { Payload } from 'payload';
import { z } from 'zod';
import { adminUrl } from '../../../documents/document-ref.ts';
import type { FormSubmission } from '../../../payload-types.ts';
import { environment } from '../../../platform/environment.ts';
import { formatDay } from '../../../platform/i18n/dates.ts';
import { translatorIn, words } from '../../../platform/i18n/words.ts';
import { adminAddress, emailTemplate, type Mail } from '../../../platform/mail/email-template.ts';
import { findSubmission, formName, formOf } from '../find-submission.ts';
import { confirmUrlFor, unsubscribeUrlFor } from '../subscription-urls.ts';

/** The input of a queued form mail. */
export const formMail = z.object({
	/** Id of the submission. */
	submission: z.number(),
	/**
	 * `notify` goes to the form's recipients, all others to the sender: `copy` of a message; `confirm`, `welcome` and `already` (subscribed)
	 * of a newsletter.
	 */
	kind: z.enum(['notify', 'copy', 'confirm', 'welcome', 'already']),
});
export type FormMail = z.infer<typeof formMail>;

/** Placeholders: `{form}`, `{site}`, `{page}`, `{day}`. */
const formMailWords = {
	notify: {
		subject: words('{form}: a new answer', '{form}: et nyt svar', '{form}: eine neue Antwort'),
		intro: words(
			'Somebody has filled in “{form}” on {site}{page}. Answer this e-mail to write to them.',
			'Nogen har udfyldt »{form}« på {site}{page}. Svar på denne e-mail for at skrive til vedkommende.',
			'Jemand hat „{form}“ auf {site}{page} ausgefüllt. Eine Antwort auf diese E-Mail geht an den Absender.',
		),
		button: words('Open the answer', 'Åbn svaret', 'Antwort öffnen'),
	},
	copy: {
		subject: words(
			'We have received your message',
			'Vi har modtaget din besked',
			'Wir haben Ihre Nachricht erhalten',
		),
		intro: words(
			'Thank you for writing to {site}. This is what we received:',
			'Tak, fordi du skrev til {site}. Det her har vi modtaget:',
			'Danke für Ihre Nachricht an {site}. Das ist bei uns angekommen:',
		),
		button: words('To the page', 'Til siden', 'Zur Seite'),
		after: words(
			'If it was not you, somebody typed in your address by mistake. You need not do anything.',
			'Hvis det ikke var dig, har nogen skrevet din adresse ved en fejl. Du behøver ikke gøre noget.',
			'Waren Sie es nicht, hat jemand Ihre Adresse versehentlich eingegeben. Sie brauchen nichts zu tun.',
		),
	},
	confirm: {
		subject: words(
			'Please confirm your subscription',
			'Bekræft din tilmelding til nyhedsbrevet',
			'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
		),
		intro: words(
			'Somebody, probably you, has asked for the newsletter of {site} at this address. Confirm it, and you are on the list.',
			'Nogen, formentlig dig, har bestilt nyhedsbrevet fra {site} til denne adresse. Bekræft det, så er du på listen.',
			'Jemand, wahrscheinlich Sie, hat für diese Adresse den Newsletter von {site} bestellt. Bestätigen Sie, und Sie stehen auf der Liste.',
		),
		button: words('Confirm', 'Bekræft', 'Bestätigen'),
		after: words(
			'If it was not you, you need not do anything: without a confirmation the address is deleted on {day}.',
			'Hvis det ikke var dig, behøver du ikke gøre noget: Uden bekræftelse slettes adressen den {day}.',
			'Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne Bestätigung wird die Adresse am {day} gelöscht.',
		),
	},
	welcome: {
		subject: words('You are subscribed', 'Du er tilmeldt', 'Sie sind angemeldet'),
		intro: words(
			'This address now gets the newsletter of {site}.',
			'Denne adresse får nu nyhedsbrevet fra {site}.',
			'Diese Adresse erhält nun den Newsletter von {site}.',
		),
		button: words('Unsubscribe', 'Afmeld', 'Abmelden'),
		after: words(
			'You can unsubscribe at any time; every newsletter has the same link.',
			'Du kan afmelde dig når som helst; det samme link står i hvert nyhedsbrev.',
			'Sie können sich jederzeit abmelden; derselbe Link steht in jedem Newsletter.',
		),
	},
	already: {
		subject: words(
			'You are subscribed already',
			'Du er allerede tilmeldt',
			'Sie sind bereits angemeldet',
		),
		intro: words(
			'Somebody, probably you, has asked for the newsletter of {site} at this address. It gets it already.',
			'Nogen, formentlig dig, har bestilt nyhedsbrevet fra {site} til denne adresse. Den får det allerede.',
			'Jemand, wahrscheinlich Sie, hat für diese Adresse den Newsletter von {site} bestellt. Sie erhält ihn bereits.',
		),
		button: words('Unsubscribe', 'Afmeld', 'Abmelden'),
		after: words(
			'Nothing has changed, and you need not do anything.',
			'Intet er ændret, og du behøver ikke gøre noget.',
			'Es hat sich nichts geändert, und Sie brauchen nichts zu tun.',
		),
	},
};

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

/** The mail to the form's recipients. Its `Reply-To` is the sender. */
function recipientsMail(submission: FormSubmission): Omit<FormMailMessage, 'to'> & { to: string } {
	const language = submission.lang;
	const t = translatorIn(language, {
		form: formName(submission),
		site,
		page: submission.page ?? '',
	});
	const mail = emailTemplate({
		to: (formOf(submission)?.recipients ?? []).join(', '),
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

/** A mail to the sender, in their language. Returns null if the submission has no address. */
function senderMail(
	submission: FormSubmission,
	kind: Exclude<FormMail['kind'], 'notify'>,
): FormMailMessage | null {
	const { email, lang, page, confirmKey, unsubscribeKey, keepUntil } = submission;
	if (!email) return null;
	const day = keepUntil ? formatDay(keepUntil, lang, { timeZone: editorsTimeZone }) : '';
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
	const submission = await findSubmission(payload, { id: { equals: id } });
	if (!submission) return null;
	return kind === 'notify' ? recipientsMail(submission) : senderMail(submission, kind);
}
