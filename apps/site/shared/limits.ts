/** Limits of what an address may carry; the server and the pages both keep to them. */
export const addressLimits = {
	/** Longest address that is looked at, in characters. */
	maxUrlLength: 2048,
	/** Longest cursor of a list, in characters. */
	maxCursorLength: 128,
	/** How many countries an address may put on the first paint. */
	maxCountries: 24,
} as const;
