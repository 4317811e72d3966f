import { notSetUpCode } from '@website/contracts/not-set-up';
import { z } from 'zod';

/** Thrown in place of a page while the content endpoint says that the site has not been set up. */
export class NotSetUpError extends Error {
	override name = 'NotSetUpError';
	override message = 'The site has not been set up';
}

const refusal = z.object({
	response: z.object({
		errors: z.array(z.object({ extensions: z.object({ code: z.literal(notSetUpCode) }) })).min(1),
	}),
});

/** Whether the failure of a content operation is the endpoint's word that the site has not been set up. */
export const isNotSetUp = (error: unknown): boolean => refusal.safeParse(error).success;
