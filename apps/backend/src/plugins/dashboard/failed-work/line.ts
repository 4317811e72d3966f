import { adminUrl } from '../../../documents/document-ref.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import type { DashboardLine, LineContext } from '../dashboard-lists.ts';
import type { FailedWork } from './read-failed-work.ts';
import { failedWorkWords as texts } from './words.ts';

/** The dashboard line of failed jobs of one kind: their task and number, the error of the newest job, and a link to their subject. */
export function failedWorkLine(
	{ key, task, ids, at, message, subject }: FailedWork,
	{ admin, i18n, t }: LineContext,
): DashboardLine {
	const list = subject && adminUrl(admin, subject.collection);
	return {
		key,
		title: subject?.title ?? t(texts.tasks.get(task) ?? texts.other),
		href: subject && (subject.document === null ? list : `${list}/${subject.document}`),
		about: [
			subject ? t(subject.kind) : null,
			ids.length > 1
				? translatorIn(i18n.language, {
						count: new Intl.NumberFormat(i18n.language).format(ids.length),
					})(texts.count)
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
