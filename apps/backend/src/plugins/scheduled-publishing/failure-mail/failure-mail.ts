import { adminAddress } from '../../../documents/admin-address.ts';
import { adminUrl } from '../../../documents/document-ref.ts';
import type { Plan } from '../../../documents/plans/plan.ts';
import { type Reason, reasonWords } from '../../../documents/plans/reasons.ts';
import type { User } from '../../../payload-types.ts';
import { environment } from '../../../platform/environment.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { emailTemplate, type Mail } from '../../../platform/mail/email-template.ts';
import { failureWords } from './words.ts';

export interface Failure {
	plan: Plan;
	/** The document's title. */
	title: string;
	reason: Reason;
	/** What is wrong with the document, in the planner's language. */
	details: readonly string[];
}

/** The form of a document in the editors' interface. */
function formOf({ subject, locale }: Plan): string {
	return adminUrl(adminAddress, subject, locale);
}

/** In the planner's time zone, where it is known, with its name. */
const timeOf = ({ at, timeZone }: Plan, language: string) =>
	new Intl.DateTimeFormat(language, {
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		year: 'numeric',
		hour: '2-digit',
		minute: '2-digit',
		timeZoneName: 'short',
		timeZone: timeZone ?? 'UTC',
	}).format(new Date(at));

/** The mail to whoever planned what failed, in their language. */
export function failureMail(
	{ email, name, language }: Pick<User, 'email' | 'language' | 'name'>,
	{ plan, title, reason, details }: Failure,
): Mail {
	const spoken = language ?? 'en';
	const t = translatorIn(spoken, {
		site: new URL(environment.SITE_URL).host,
		name: name ?? '',
		document: title,
		time: timeOf(plan, spoken),
	});
	return emailTemplate({
		to: email,
		language: spoken,
		subject: t(failureWords.subject[plan.type]),
		before: [
			t(name ? failureWords.hello : failureWords.helloNobody),
			t(failureWords.what[plan.type]),
			[t(reasonWords[reason]), ...details].join(' '),
		],
		button: { text: t(failureWords.open), url: formOf(plan) },
		after: [t(failureWords.next)],
	});
}
