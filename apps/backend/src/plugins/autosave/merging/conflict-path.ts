import type { Data } from './merge-documents.ts';

const isRecord = (value: unknown): value is Data =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function stepInto(value: unknown, step: string): { name: string; inner: unknown } | null {
	if (!Array.isArray(value)) return isRecord(value) ? { name: step, inner: value[step] } : null;
	const index = value.findIndex((row: unknown) => isRecord(row) && row.id === step);
	return index < 0 ? null : { name: String(index), inner: value[index] };
}

/** The path of a field in a form, with the indexes of rows instead of their ids; null if a row no longer exists. */
export function pathInForm(data: Data, conflictPath: string): string | null {
	const names: string[] = [];
	let value: unknown = data;
	for (const step of conflictPath.split('.')) {
		const next = stepInto(value, step);
		if (!next) return null;
		names.push(next.name);
		value = next.inner;
	}
	return names.join('.');
}

/** A copy of a form's values with `value` at a path. */
export function withValue(data: Data, path: string, value: unknown): Data {
	const copy = structuredClone(data);
	const steps = path.split('.');
	const last = steps.pop() ?? '';
	const target: unknown = steps.reduce<unknown>(
		(parent, step) =>
			typeof parent === 'object' && parent !== null ? Reflect.get(parent, step) : undefined,
		copy,
	);
	if (typeof target === 'object' && target !== null) Reflect.set(target, last, value);
	return copy;
}
