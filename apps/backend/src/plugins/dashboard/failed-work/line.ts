import { sayIn } from '../../../platform/i18n/say-in.ts';
import type { Line, Said } from '../lines.ts';
import type { FailedWork } from './read-failed-work.ts';
import { failedWorkWords as texts } from './words.ts';

/** Failed tasks of one kind: what they are and how many, why the newest failed, and where its answer is. */
export function failedWorkLine(
	{ key, task, ids, at, message, mail }: FailedWork,
	said: Said,
): Line {
	const { admin, i18n, say } = said;
	const kind = mail
		? mail.isToSender
			? texts.toSender
			: texts.aboutAnswer
		: texts.tasks.get(task);
	const submissions = `${admin}/collections/form-submissions`;
	return {
		key,
		title: mail?.form ?? say(kind ?? texts.other),
		href: mail && (mail.submission === null ? submissions : `${submissions}/${mail.submission}`),
		about: [
			mail && kind ? say(kind) : null,
			ids.length > 1
				? sayIn(i18n.language, { count: new Intl.NumberFormat(i18n.language).format(ids.length) })(
						texts.count,
					)
				: null,
		]
			.filter(Boolean)
			.join(' · '),
		time: at,
		states: [],
		reason: message,
		failed: { jobs: ids },
	};
}
