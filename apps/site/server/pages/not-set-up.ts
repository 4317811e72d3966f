import { notSetUpCode } from '@website/contracts/not-set-up';
import { z } from 'zod';

/** The content endpoint did not answer a request that no page needs: visitors get a 503. */
export class ContentUnavailable extends Error {
	override name = 'ContentUnavailable';
}

/** Thrown instead of a page while the content endpoint reports that the site has not been set up. */
export class NotSetUpError extends Error {
	override name = 'NotSetUpError';
	override message = 'The site has not been set up';
}

const notSetUpError = z.object({
	response: z.object({
		errors: z.array(z.object({ extensions: z.object({ code: z.literal(notSetUpCode) }) })).min(1),
	}),
});

/** True if a content operation failed because the site has not been set up. */
export const isNotSetUp = (error: unknown): boolean => notSetUpError.safeParse(error).success;
