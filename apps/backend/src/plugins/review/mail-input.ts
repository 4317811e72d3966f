import { z } from 'zod';

/** The task slug of mails about reviews. It is a value of a PostgreSQL enum, so changing it needs a migration. */
export const reviewTask = 'tellOfReview';
export const reviewQueue = 'mail';

/** The recipient and the document of a mail. */
export const recipient = {
	/** The ID of the recipient's account. */
	to: z.number(),
	/** The document: `pages:12` or `global:header`. */
	target: z.string(),
};
