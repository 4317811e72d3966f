/** Every limit of the price calls in one place. Times in milliseconds. */
export const priceLimits = {
	/** How long the price API may take to answer. */
	timeout: 5000,
	/** How long an answer is used without asking again. */
	fresh: 60_000,
	/** How long an old answer is used when the price API fails. */
	staleIfError: 24 * 60 * 60_000,
	/** How long a failing price API is left alone. */
	pause: 2000,
	/** Length of the `countries` parameter: every country there is, and a bit. */
	countriesLength: 1000,
} as const;
