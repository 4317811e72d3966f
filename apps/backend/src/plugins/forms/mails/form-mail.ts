import { z } from 'zod';

/** The input of a queued form mail. */
export const formMail = z.object({
	/** Id of the submission. */
	submission: z.number(),
	/**
	 * `notify` goes to the form's recipients, all others to the sender: `copy` of a message; `confirm`, `welcome` and `already` (subscribed)
	 * of a newsletter.
	 */
	kind: z.enum(['notify', 'copy', 'confirm', 'welcome', 'already']),
});
export type FormMail = z.infer<typeof formMail>;
