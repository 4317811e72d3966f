/**
 * One value for the whole process under a name. The framework may load a module once for each route; what must be
 * shared between routes and hooks cannot live in a module's own variables.
 */
export function processMemory<Value extends object>(
	name: string,
	create: () => Value,
): () => Value {
	const key = Symbol.for(`backend.${name}`);
	const holder: { [key: symbol]: unknown } = globalThis;
	return () => {
		holder[key] ??= create();
		// Only this function writes under the key.
		return holder[key] as Value;
	};
}
