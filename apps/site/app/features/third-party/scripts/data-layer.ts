/** Returns the tag manager's queue on `window`; creates it unless the inline defaults already have. */
export function dataLayer(): unknown[] {
	const existing: unknown = Reflect.get(window, 'dataLayer');
	if (Array.isArray(existing)) return existing;
	const layer: unknown[] = [];
	Reflect.set(window, 'dataLayer', layer);
	return layer;
}

/** Sends a command to the tag manager, as an `arguments` object, because it ignores arrays. */
export function tagCommand(..._command: unknown[]): void {
	// biome-ignore lint/complexity/noArguments: see above
	dataLayer().push(arguments);
}
