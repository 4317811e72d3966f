/** A unique random name; unlike `randomUUID`, it is also available without HTTPS. */
export const randomName = (): string =>
	[...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
