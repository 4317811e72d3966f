import type { User } from '../../payload-types.ts';

/** What an account without a second factor has. */
export const noSecondFactor = {
	totpSecret: null,
	totpLastStep: null,
	recoveryCodes: null,
	secondFactorSince: null,
} satisfies Partial<User>;
