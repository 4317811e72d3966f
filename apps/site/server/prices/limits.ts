/** Every limit of the price calls in one place. Times in milliseconds. */
export const priceLimits = {
	/** How long the price API may take to answer. */
	timeout: 5000,
	/** How long an answer is used without asking again. */
	fresh: 60_000,
	/** How many times as long as reading took its answer is used at least: what is slow to read is read seldom. */
	freshPerReading: 20,
	/** How long somebody waits for a price list that is being read again, before getting the one from before. */
	patience: 2000,
	/** About how many operators are asked for at once when the whole price list is read; a country is never divided. */
	operatorsAtOnce: 2500,
	/** How long an old answer is used when the price API fails. */
	staleIfError: 24 * 60 * 60_000,
	/** How long a failing price API is left alone. */
	pause: 2000,
	/** Length of the `countries` parameter: every country there is, and a bit. */
	countriesLength: 1000,
	/** Length of the `search` parameter, from and to. */
	searchLength: [2, 60],
} as const;
