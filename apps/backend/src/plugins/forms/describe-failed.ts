import type { Payload } from 'payload';
import { z } from 'zod';
import type { TaskSubject } from '../../access/failed-tasks.ts';
import { words } from '../../platform/i18n/words.ts';
import { formOf } from './find-submission.ts';
import { problemText } from './webhook/words.ts';

const aboutAnswer = words(
	'The e-mail about an answer could not be sent',
	'E-mailen om et svar kunne ikke sendes',
	'Die E-Mail über eine Antwort konnte nicht gesendet werden',
);
const toSender = words(
	'The e-mail to the sender could not be sent',
	'E-mailen til afsenderen kunne ikke sendes',
	'Die E-Mail an den Absender konnte nicht gesendet werden',
);
const toWebhook = words(
	'The answer could not be delivered to the webhook',
	'Svaret kunne ikke leveres til webhooken',
	'Die Antwort konnte nicht an den Webhook zugestellt werden',
);

/** A failed mail, which has a kind, or delivery to a webhook. */
const failedJob = z.object({
	id: z.number(),
	input: z.object({ submission: z.number(), kind: z.string().optional() }),
	error: z.object({ message: z.string() }),
});

/** Describes failed mails and deliveries: the form, the recipient and the submission. */
export async function describeFailed(
	payload: Payload,
	jobs: readonly { id: number }[],
): Promise<Map<number, TaskSubject>> {
	const failed = jobs.flatMap((job) => failedJob.safeParse(job).data ?? []);
	if (failed.length === 0) return new Map();
	const { docs } = await payload.find({
		collection: 'form-submissions',
		where: { id: { in: failed.map(({ input }) => input.submission) } },
		select: { form: true },
		depth: 1,
		pagination: false,
	});
	const forms = new Map(docs.map((doc) => [doc.id, formOf(doc)?.name]));
	return new Map(
		failed.flatMap(({ id, input: { submission, kind }, error }): [number, TaskSubject][] => {
			const title = forms.get(submission);
			if (title === undefined) return [];
			const about = kind === undefined ? toWebhook : kind === 'notify' ? aboutAnswer : toSender;
			const subject = {
				group: `${title} ${about.en}`,
				title,
				kind: about,
				...(kind === undefined && {
					reason: (t: Parameters<typeof problemText>[1]) => problemText(error.message, t),
				}),
				collection: 'form-submissions',
				document: submission,
			};
			return [[id, subject]];
		}),
	);
}
