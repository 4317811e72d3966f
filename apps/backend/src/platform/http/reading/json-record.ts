export type JsonRecord = Record<string, unknown>;

/** Whether a value that came in or is stored is an object with names, not a list. */
export const isRecord = (value: unknown): value is JsonRecord =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list; empty where there is none. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
