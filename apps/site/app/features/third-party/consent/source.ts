/** Where the visitor decides: the hosted service, or the built-in choices. */
export interface ConsentSource {
	/** Opens the visitor's decision for changes. False if that isn't possible now. */
	openSettings(): Promise<boolean>;
}
