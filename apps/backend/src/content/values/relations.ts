/** A relation as the database gives it: an id, a loaded document or nothing. */
export type Related = number | string | { id: number | string } | null | undefined;

/** The id of a relation; null when there is none. */
export function idOf(value: Related): string | null {
	if (value === null || value === undefined || value === '') return null;
	return String(typeof value === 'object' ? value.id : value);
}

export const idsOf = (values: readonly Related[] | null | undefined): string[] =>
	(values ?? []).flatMap((value) => idOf(value) ?? []);
