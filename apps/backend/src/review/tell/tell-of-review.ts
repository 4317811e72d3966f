import type { Payload, TaskConfig } from 'payload';
import { z } from 'zod';
import { letter, type Mail } from '../../accounts/mail/letter.ts';
import type { Words } from '../../editing/words.ts';
import { environment } from '../../environment.ts';
import { limits } from '../../limits.ts';
import { log } from '../../observing/log.ts';
import type { User } from '../../payload-types.ts';
import { titleOfReviewed } from '../title.ts';
import { reviewMailWords } from './words.ts';

const task = 'tellOfReview';
const queue = 'mail';

const told = z.object({
	kind: z.enum(['asked', 'approved', 'sentBack']),
	/** The account that gets the mail. */
	to: z.number(),
	/** pages:12, or global:header. */
	target: z.string(),
	/** Who asked or answered. */
	by: z.string(),
	note: z.string(),
});
type Told = z.infer<typeof told>;

function formOf(target: string): string {
	const [entity, id] = target.split(':');
	const path = entity === 'global' ? `globals/${id}` : `collections/${entity}/${id}`;
	return `${environment.BACKEND_URL}/admin/${path}`;
}

/** The mail to who is asked or answered, in their language. */
function reviewMail({ email, name, language }: User, mail: Told, document: string): Mail {
	const spoken = language ?? 'en';
	const { kind, target, by, note } = mail;
	const site = new URL(environment.SITE_URL).host;
	const filling: Record<string, string> = { name: name ?? '', by, document, note, site };
	const say = (text: Words) =>
		(text[spoken] ?? text.en).replace(/\{(\w+)\}/g, (_, key: string) => filling[key] ?? '');
	return letter({
		to: email,
		language: spoken,
		subject: say(reviewMailWords.subject[kind]),
		before: [
			say(name ? reviewMailWords.hello : reviewMailWords.helloNobody),
			say(reviewMailWords.what[kind]),
			...(note ? [say(reviewMailWords.note)] : []),
		],
		button: { text: say(reviewMailWords.open), url: formOf(target) },
		after: [say(reviewMailWords.next)],
	});
}

/** Queues the mail; without a mail server the first screen says it alone. */
export const tellOfReview = async (payload: Payload, input: Told): Promise<void> => {
	await payload.jobs.queue({ task, queue, input });
};

async function send(payload: Payload, input: unknown): Promise<void> {
	const mail = told.parse(input);
	const account = await payload.db.findOne<User>({
		collection: 'users',
		where: { id: { equals: mail.to } },
	});
	if (!account) return;
	const title = await titleOfReviewed(payload, mail.target, account.language ?? 'en');
	await payload.sendEmail(reviewMail(account, mail, title));
}

/** Sends that mail, and tries again for some minutes. */
export const tellOfReviewTask: TaskConfig<{ input: Told; output: object }> = {
	slug: task,
	retries: {
		attempts: limits.mail.attempts,
		backoff: { type: 'exponential', delay: limits.mail.firstPauseMs },
	},
	inputSchema: [
		{ name: 'kind', type: 'text', required: true },
		{ name: 'to', type: 'number', required: true },
		{ name: 'target', type: 'text', required: true },
		{ name: 'by', type: 'text', required: true },
		{ name: 'note', type: 'text' },
	],
	handler: async ({ input, req }) => {
		try {
			await send(req.payload, input);
		} catch (cause) {
			log.warn({ err: cause }, 'Somebody could not be told of a review');
			throw cause;
		}
		return { output: {} };
	},
};
