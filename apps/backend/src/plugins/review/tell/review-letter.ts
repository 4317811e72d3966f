import { adminAddress } from '../../../documents/admin-address.ts';
import { adminUrl, parseDocument } from '../../../documents/document-ref.ts';
import type { User } from '../../../payload-types.ts';
import { environment } from '../../../platform/environment.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import type { Words } from '../../../platform/i18n/words.ts';
import { emailTemplate, type Mail } from '../../../platform/mail/email-template.ts';
import { reviewMailWords } from './words.ts';

interface ReviewMail {
	/** pages:12, or global:header. */
	target: string;
	/** What its form opens with: a language, a comment. */
	place?: string;
	/** What a word in braces stands for; `name` and `site` are filled in. */
	filling: Record<string, string>;
	subject: Words;
	/** What happened, as paragraphs; each may have a filling of its own. */
	before: readonly (readonly [Words, Record<string, string>?])[];
}

function formOf(target: string, place: string): string {
	const document = parseDocument(target);
	return document ? adminUrl(adminAddress, document) + place : adminAddress;
}

/** A mail about the review of a document, in the reader's language, which leads to its form. */
export function reviewLetter(
	{ email, name, language }: User,
	{ target, place = '', filling, subject, before }: ReviewMail,
): Mail {
	const spoken = language ?? 'en';
	const t = translatorIn(spoken, {
		...filling,
		name: name ?? '',
		site: new URL(environment.SITE_URL).host,
	});
	return emailTemplate({
		to: email,
		language: spoken,
		subject: t(subject),
		before: [
			t(name ? reviewMailWords.hello : reviewMailWords.helloNobody),
			...before.map(([text, own]) => t(text, own)),
		],
		button: { text: t(reviewMailWords.open), url: formOf(target, place) },
		after: [t(reviewMailWords.next)],
	});
}
