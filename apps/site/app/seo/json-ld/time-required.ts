/** schema.org `timeRequired` of a text as an ISO 8601 duration; empty if the reading time is unknown. */
export function timeRequired({ readingTime }: { readingTime: number }): { timeRequired?: string } {
	return readingTime > 0 ? { timeRequired: `PT${readingTime}M` } : {};
}
