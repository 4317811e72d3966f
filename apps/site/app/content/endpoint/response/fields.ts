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

/** The value of a JSON text; undefined if it is invalid. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
