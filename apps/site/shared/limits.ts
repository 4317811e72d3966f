/** Limits of what an address may carry; the server and the pages both keep to them. */
export const addressLimits = {
	maxUrlLength: 2048,
	maxCursorLength: 128,
	/** How many countries an address may put on the first paint. */
	maxCountries: 24,
} as const;
