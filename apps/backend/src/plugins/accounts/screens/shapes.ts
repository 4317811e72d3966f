import { z } from 'zod';
import type { Enrollment } from '../second-factor/enrollment.ts';
import type { Needed } from '../second-factor/needed-words.ts';

/** What the screens read of the answers of the accounts' REST. */
export const enrollmentShape: z.ZodType<Enrollment> = z.object({
	ticket: z.string(),
	secret: z.string(),
	address: z.string(),
	picture: z.object({ size: z.number(), path: z.string() }),
});

export const neededShape: z.ZodType<Needed> = z.union([
	z.object({ secondFactor: z.literal('code') }),
	z.object({ secondFactor: z.literal('enrollment'), enrollment: enrollmentShape }),
]);

export const codesShape = z.object({ recoveryCodes: z.array(z.string()) });

export const linkShape = z.object({ url: z.string(), expiresAt: z.string() });

/** Nothing of the answer matters. */
export const anyShape = z.looseObject({});
