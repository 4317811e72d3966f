import { adminUrl } from '../../../documents/document-ref.ts';
import type { User } from '../../../payload-types.ts';
import { environment } from '../../../platform/environment.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { adminAddress, emailTemplate, type Mail } from '../../../platform/mail/email-template.ts';
import type { Plan } from '../plan.ts';
import { type Reason, reasonWords } from './reasons.ts';
import { failureWords } from './words.ts';

export interface Failure {
	plan: Plan;
	/** The document's title. */
	title: string;
	reason: Reason;
	/** The document's validation messages, in the planner's language. */
	details: readonly string[];
}

/** The admin URL of the plan's document. */
function documentUrl({ document, locale }: Plan): string {
	return adminUrl(adminAddress, document, locale);
}

/** The planned time in the planner's time zone (UTC if it is unknown), with the zone's name. */
const formatTime = ({ at, timeZone }: Plan, language: string) =>
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

/** The email about a failed plan, in the language of its planner. */
export function failureMail(
	{ email, name, language }: Pick<User, 'email' | 'language' | 'name'>,
	{ plan, title, reason, details }: Failure,
): Mail {
	const mailLanguage = language ?? 'en';
	const t = translatorIn(mailLanguage, {
		site: new URL(environment.SITE_URL).host,
		name: name ?? '',
		document: title,
		time: formatTime(plan, mailLanguage),
	});
	return emailTemplate({
		to: email,
		language: mailLanguage,
		subject: t(failureWords.subject[plan.type]),
		before: [
			t(name ? failureWords.hello : failureWords.helloWithoutName),
			t(failureWords.what[plan.type]),
			[t(reasonWords[reason]), ...details].join(' '),
		],
		button: { text: t(failureWords.open), url: documentUrl(plan) },
		after: [t(failureWords.hint)],
	});
}
