import type { Field, PayloadRequest, TaskConfig } from 'payload';
import type { z } from 'zod';
import { limits } from '../limits.ts';
import { log } from '../observability/log.ts';

interface MailTask<Input> {
	/** The task's name in the queue; mails wait in the queue `mail`. */
	slug: string;
	/** What is queued, and how the database keeps it. */
	input: z.ZodType<Input>;
	inputSchema: Field[];
	/** Sends the mail, or none where there is nothing to say any more. */
	send: (req: PayloadRequest, input: Input) => Promise<void>;
	/** What the log says of a mail that could not be sent. */
	failure: string;
	/** Members of the input that the log names too. */
	logged?: readonly (keyof Input & string)[];
	/** How often it is tried; for some minutes without it. */
	attempts?: number;
}

const pick = (input: object, names: readonly string[]) =>
	Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)));

/** A task that sends a mail and tries again while it fails (`limits.mail`); each failure is a line of the log. */
export const mailTask = <Input>({
	slug,
	input: queued,
	inputSchema,
	send,
	failure,
	logged = [],
	attempts = limits.mail.attempts,
}: MailTask<Input>): TaskConfig<{ input: object; output: object }> => ({
	slug,
	retries: {
		attempts,
		backoff: { type: 'exponential', delay: limits.mail.firstPauseMs },
	},
	inputSchema,
	handler: async ({ input, req }) => {
		try {
			await send(req, queued.parse(input));
		} catch (cause) {
			log.warn({ err: cause, ...pick(input, logged) }, failure);
			throw cause;
		}
		return { output: {} };
	},
});
