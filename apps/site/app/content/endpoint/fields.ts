/** An object of an answer of the content endpoint. */
export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text, or the empty one. */
export function textOf(value: unknown): string {
	return typeof value === 'string' ? value : '';
}

/** The objects of a list. */
export function listOf(value: unknown): Fields[] {
	return Array.isArray(value) ? value.filter(isFields) : [];
}
