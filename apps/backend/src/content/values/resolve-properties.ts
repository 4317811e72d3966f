type Pending<T> = { [K in keyof T]: T[K] | Promise<T[K]> };

/** Resolves all properties of an object concurrently, so that their reads share one batch. */
export async function resolveProperties<T extends object>(parts: Pending<T>): Promise<T> {
	const entries = Object.entries(parts).map(async ([key, value]) => [key, await value] as const);
	// The entries are exactly those of T, but Object.fromEntries loses the type.
	return Object.fromEntries(await Promise.all(entries)) as T;
}

/** Maps all items of a list concurrently; returns an empty list if there is none. */
export function mapAll<T, R>(
	items: readonly T[] | null | undefined,
	map: (item: T) => R | Promise<R>,
): Promise<R[]> {
	return Promise.all((items ?? []).map(map));
}
