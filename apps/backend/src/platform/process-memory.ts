/**
 * A value that the whole process shares under a name. The framework may load a module once for each route, so routes and hooks
 * cannot share the variables of a module.
 */
export function processMemory<Value extends object>(
	name: string,
	create: () => Value,
): () => Value {
	const key = Symbol.for(`backend.${name}`);
	const store: { [key: symbol]: unknown } = globalThis;
	return () => {
		store[key] ??= create();
		// Only this function writes under the key.
		return store[key] as Value;
	};
}
