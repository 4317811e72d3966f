import type { Payload } from 'payload';
import type { TaskSubject } from '../../../access/failed-tasks.ts';
import { words } from '../../../platform/i18n/words.ts';
import { formMail } from './write.ts';

const kinds = {
	aboutAnswer: words(
		'The e-mail about an answer could not be sent',
		'E-mailen om et svar kunne ikke sendes',
		'Die E-Mail über eine Antwort konnte nicht gesendet werden',
	),
	toSender: words(
		'The e-mail to the sender could not be sent',
		'E-mailen til afsenderen kunne ikke sendes',
		'Die E-Mail an den Absender konnte nicht gesendet werden',
	),
};

async function formNames(
	payload: Payload,
	submissions: readonly number[],
): Promise<Map<number, string>> {
	if (submissions.length === 0) return new Map();
	const { docs } = await payload.find({
		collection: 'form-submissions',
		where: { id: { in: submissions } },
		select: { form: true },
		depth: 1,
		pagination: false,
	});
	return new Map(
		docs.flatMap(({ id, form }) => (typeof form === 'object' ? [[id, form.name] as const] : [])),
	);
}

/** Describes failed form mails: the form, the recipient (the sender or the form's recipients) and the submission. */
export async function describeFormMails(
	payload: Payload,
	jobs: readonly { id: number; input?: unknown }[],
): Promise<Map<number, TaskSubject>> {
	const mails = jobs.flatMap(({ id, input }) => {
		const { success, data } = formMail.safeParse(input);
		return success ? [{ id, ...data }] : [];
	});
	const forms = await formNames(
		payload,
		mails.map(({ submission }) => submission),
	);
	return new Map(
		mails.flatMap(({ id, submission, kind }): [number, TaskSubject][] => {
			const form = forms.get(submission);
			if (form === undefined) return [];
			const isToSender = kind !== 'notify';
			const subject = {
				group: `${form} ${isToSender}`,
				title: form,
				kind: isToSender ? kinds.toSender : kinds.aboutAnswer,
				collection: 'form-submissions',
				document: submission,
			};
			return [[id, subject]];
		}),
	);
}
