/** What `builds/latest.json` and `builds/meta/{id}.json` tell (specification section 7). */
export interface BuildInfo {
	id: string;
	/** When it was built, milliseconds since 1970. */
	timestamp: number;
}
