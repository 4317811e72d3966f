/** Limits of URLs, for the server and the pages. */
export const addressLimits = {
	maxUrlLength: 2048,
	maxCursorLength: 128,
	/** Maximum number of countries in a URL. */
	maxCountries: 24,
} as const;
