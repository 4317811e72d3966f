/** The content of `builds/latest.json` and `builds/meta/{id}.json` (specification section 7). */
export interface BuildInfo {
	id: string;
	/** The time of the build in milliseconds since 1970. */
	timestamp: number;
}
