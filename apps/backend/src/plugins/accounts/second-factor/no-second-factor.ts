import type { User } from '../../../payload-types.ts';

export const noSecondFactor = {
	totpSecret: null,
	totpLastStep: null,
	recoveryCodes: null,
	secondFactorSince: null,
} satisfies Partial<User>;
