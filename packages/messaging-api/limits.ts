/** Limits that the API document promises. A change of one of these requires a new API version. */
export const limits = {
	/** How many days a message may be planned ahead, how long delivery is tried, and when its fallback is sent. */
	messages: {
		plannedDays: 30,
		validitySeconds: { min: 60, max: 172_800 },
		fallbackSeconds: { min: 30, default: 120, max: 3_600 },
	},
} as const;
