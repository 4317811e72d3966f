/** The tag manager's queue on `window`, made where the inline defaults have not made it. */
export function dataLayer(): unknown[] {
	const existing: unknown = Reflect.get(window, 'dataLayer');
	if (Array.isArray(existing)) return existing;
	const layer: unknown[] = [];
	Reflect.set(window, 'dataLayer', layer);
	return layer;
}

/** Gives the tag manager a command, as an `arguments` object: it reads no other. */
export function tagCommand(..._command: unknown[]): void {
	// biome-ignore lint/complexity/noArguments: see above
	dataLayer().push(arguments);
}
