import { z } from 'zod';

/** The properties of the account endpoints' responses that the screens read. */
export const enrollmentShape = z.object({
	ticket: z.string(),
	/** The key to type in: Base32 in groups of four characters. */
	secret: z.string(),
	/** `otpauth://…`, for a device that opens links. */
	address: z.string(),
	/** The QR code of the address: `size` is its modules per side, `path` an SVG path of the dark modules. */
	picture: z.object({ size: z.number(), path: z.string() }),
});

/** The data to set up a device. The account changes only after a first code proves that the device works. */
export type Enrollment = z.infer<typeof enrollmentShape>;

export const missingFactorShape = z.union([
	z.object({ secondFactor: z.literal('code') }),
	z.object({ secondFactor: z.literal('enrollment'), enrollment: enrollmentShape }),
]);

/** The second factor that a sign-in with the right password still lacks. */
export type MissingFactor = z.infer<typeof missingFactorShape>;

export const codesShape = z.object({ recoveryCodes: z.array(z.string()) });

export const linkShape = z.object({ url: z.string(), expiresAt: z.string() });
export type OneTimeLink = z.infer<typeof linkShape>;

/** For responses whose body is not read. */
export const anyShape = z.looseObject({});
