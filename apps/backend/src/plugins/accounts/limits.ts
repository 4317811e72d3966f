const second = 1000;
const minute = 60 * second;

/** Passwords, second factors and sign-in at a provider. */
export const limits = {
	/** Characters of a new password, and the least estimated strength (0 to 4). */
	passwords: { shortest: 12, longest: 256, leastScore: 2 },
	secondFactor: {
		recoveryCodes: 10,
		/** Time to finish an enrollment. */
		enrollmentMs: 10 * minute,
		/** Tolerance for the clock of the device. */
		toleranceSeconds: 30,
	},
	openId: {
		/** Time to sign in at the provider. */
		signInMs: 10 * minute,
		/** Timeout for the response of the provider. */
		timeoutMs: 10 * second,
	},
} as const;
