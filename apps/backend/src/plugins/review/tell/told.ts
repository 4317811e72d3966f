import { z } from 'zod';

/** The queue's name for mails about reviews, which PostgreSQL knows as well. */
export const reviewTask = 'tellOfReview';
export const reviewQueue = 'mail';

/** Whom a mail is for, and about which document. */
export const addressed = {
	/** The account that gets the mail. */
	to: z.number(),
	/** pages:12, or global:header. */
	target: z.string(),
};
