/** Where the visitor decides: the hosted service, or the built-in choices. */
export interface ConsentSource {
	/** Shows what the visitor has decided, to be changed. False when that isn't possible now. */
	openSettings(): Promise<boolean>;
}
