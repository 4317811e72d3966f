/** The interface for consent choices: a hosted service, or the built-in dialog. */
export interface ConsentSource {
	/** Opens the choices; resolves to false if that is not possible now. */
	openSettings(): Promise<boolean>;
}
