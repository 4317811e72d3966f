type Pending<T> = { [K in keyof T]: T[K] | Promise<T[K]> };

/** Waits for every value of an object at once, so that reads below it share one batch. */
export async function resolveProperties<T extends object>(parts: Pending<T>): Promise<T> {
	const entries = Object.entries(parts).map(async ([key, value]) => [key, await value] as const);
	// The entries are exactly those of T; Object.fromEntries forgets that.
	return Object.fromEntries(await Promise.all(entries)) as T;
}

/** Maps every item of a list at once; an empty list for none. */
export function mapAll<T, R>(
	items: readonly T[] | null | undefined,
	map: (item: T) => R | Promise<R>,
): Promise<R[]> {
	return Promise.all((items ?? []).map(map));
}
