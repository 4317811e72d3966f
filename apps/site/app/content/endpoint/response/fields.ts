/** An object in a response of the content endpoint. */
export type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textOf(value: unknown): string {
	return typeof value === 'string' ? value : '';
}

export function listOf(value: unknown): Fields[] {
	return Array.isArray(value) ? value.filter(isFields) : [];
}
