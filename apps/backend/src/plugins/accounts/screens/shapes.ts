import { z } from 'zod';
import type { Enrollment } from '../second-factor/enrollment.ts';
import type { MissingFactor } from '../second-factor/missing-factor.ts';

/** The properties of the account endpoints' responses that the screens read. */
export const enrollmentShape: z.ZodType<Enrollment> = z.object({
	ticket: z.string(),
	secret: z.string(),
	address: z.string(),
	picture: z.object({ size: z.number(), path: z.string() }),
});

export const missingFactorShape: z.ZodType<MissingFactor> = z.union([
	z.object({ secondFactor: z.literal('code') }),
	z.object({ secondFactor: z.literal('enrollment'), enrollment: enrollmentShape }),
]);

export const codesShape = z.object({ recoveryCodes: z.array(z.string()) });

export const linkShape = z.object({ url: z.string(), expiresAt: z.string() });

/** For responses whose body is not read. */
export const anyShape = z.looseObject({});
