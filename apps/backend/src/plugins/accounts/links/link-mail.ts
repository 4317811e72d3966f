import type { User } from '../../../payload-types.ts';
import { environment } from '../../../platform/environment.ts';
import { translatorIn } from '../../../platform/i18n/words.ts';
import { emailTemplate, type Mail } from '../../../platform/mail/email-template.ts';
import { type LinkKind, linkLifetimeMs } from './one-time-link.ts';
import { mailWords } from './words.ts';

const hour = 60 * 60 * 1000;

/** `3 days`, `1 time`, `1 Stunde`. */
function formatDuration(ms: number, language: string): string {
	const [value, unit] = ms % (24 * hour) === 0 ? [ms / (24 * hour), 'day'] : [ms / hour, 'hour'];
	return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
		value,
	);
}

/** The e-mail with a one-time link, in its recipient's language, as text and HTML. */
export function linkMail(
	{ email, name, language }: Pick<User, 'email' | 'language' | 'name'>,
	kind: LinkKind,
	url: string,
): Mail {
	const locale = language ?? 'en';
	const t = translatorIn(locale, {
		site: new URL(environment.SITE_URL).host,
		name: name ?? '',
		time: formatDuration(linkLifetimeMs[kind], locale),
	});
	const before = [t(name ? mailWords.hello : mailWords.helloNobody), t(mailWords.reason[kind])];
	const after = [t(mailWords.valid), t(mailWords.otherwise[kind])];
	return emailTemplate({
		to: email,
		language: locale,
		subject: t(mailWords.subject[kind]),
		before,
		button: { text: t(mailWords.button[kind]), url },
		after,
	});
}
