/** A name that nothing else has; unlike `randomUUID`, also where the interface is not served by HTTPS. */
export const newName = (): string =>
	[...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
