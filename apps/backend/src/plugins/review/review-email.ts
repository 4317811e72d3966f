import { adminUrl, parseDocument } from '../../documents/document-ref.ts';
import type { User } from '../../payload-types.ts';
import { environment } from '../../platform/environment.ts';
import { translatorIn } from '../../platform/i18n/translator-in.ts';
import type { Words } from '../../platform/i18n/words.ts';
import { adminAddress, emailTemplate, type Mail } from '../../platform/mail/email-template.ts';
import { reviewMailWords } from './mail-words.ts';

interface ReviewMail {
	/** The document: `pages:12` or `global:header`. */
	target: string;
	/** The values of placeholders in braces; `name` and `site` are added. */
	values: Record<string, string>;
	subject: Words;
	/** The paragraphs above the button. */
	before: readonly Words[];
}

function formOf(target: string): string {
	const document = parseDocument(target);
	return document ? adminUrl(adminAddress, document) : adminAddress;
}

/** A mail about the review of a document in the recipient's language, with a link to its form. */
export function reviewEmail(
	{ email, name, language }: User,
	{ target, values, subject, before }: ReviewMail,
): Mail {
	const accountLanguage = language ?? 'en';
	const t = translatorIn(accountLanguage, {
		...values,
		name: name ?? '',
		site: new URL(environment.SITE_URL).host,
	});
	return emailTemplate({
		to: email,
		language: accountLanguage,
		subject: t(subject),
		before: [
			t(name ? reviewMailWords.hello : reviewMailWords.helloWithoutName),
			...before.map((text) => t(text)),
		],
		button: { text: t(reviewMailWords.open), url: formOf(target) },
		after: [],
	});
}
