export type JsonRecord = Record<string, unknown>;

/** True for an object that is not an array. */
export const isRecord = (value: unknown): value is JsonRecord =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value if it is an array; otherwise an empty array. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
