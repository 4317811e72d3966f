import { z } from 'zod';

/** What a queued mail is about. */
export const formMail = z.object({
	/** The answer that it is about. */
	submission: z.number(),
	/** To those the form names; to the sender: a copy, or of a newsletter the question, the welcome, the news that nothing changes. */
	kind: z.enum(['notify', 'copy', 'confirm', 'welcome', 'already']),
});
export type FormMail = z.infer<typeof formMail>;
