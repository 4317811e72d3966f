export type JsonRecord = Record<string, unknown>;

/** Whether a stored value is an object with names, not a list. */
export const isRecord = (value: unknown): value is JsonRecord =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored list; empty where there is none. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
