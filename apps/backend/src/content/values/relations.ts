/** The value of a relationship field: an id, a populated document or nothing. */
export type Related = number | string | { id: number | string } | null | undefined;

/** The id of a relation; null if it is empty. */
export function idOf(value: Related): string | null {
	if (value === null || value === undefined || value === '') return null;
	return String(typeof value === 'object' ? value.id : value);
}

export const idsOf = (values: readonly Related[] | null | undefined): string[] =>
	(values ?? []).flatMap((value) => idOf(value) ?? []);
