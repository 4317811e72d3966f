import type { Field, PayloadRequest, TaskConfig } from 'payload';
import type { z } from 'zod';
import { limits } from '../limits.ts';
import { log } from '../observability/log.ts';

interface MailTask<Input> {
	/** The task's name in the queue; mails wait in the queue `mail`. */
	slug: string;
	/** The input of a queued task, and its fields in the database. */
	input: z.ZodType<Input>;
	inputSchema: Field[];
	/** Sends the email, unless it is no longer needed. */
	send: (req: PayloadRequest, input: Input) => Promise<void>;
	/** The log message for an email that could not be sent. */
	failure: string;
	/** Properties of the input to log. */
	logFields?: readonly (keyof Input & string)[];
	/** Number of attempts; the default covers a few minutes. */
	attempts?: number;
}

const pick = (input: object, names: readonly string[]) =>
	Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)));

/** A task that sends an email, and retries (`limits.mail`) and logs failures. */
export const mailTask = <Input>({
	slug,
	input: inputShape,
	inputSchema,
	send,
	failure,
	logFields = [],
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
			await send(req, inputShape.parse(input));
		} catch (cause) {
			log.warn({ err: cause, ...pick(input, logFields) }, failure);
			throw cause;
		}
		return { output: {} };
	},
});
