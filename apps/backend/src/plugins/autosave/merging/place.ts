import type { Data } from './merge-documents.ts';

const isRecord = (value: unknown): value is Data =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function stepInto(value: unknown, step: string): { name: string; inner: unknown } | null {
	if (!Array.isArray(value)) return isRecord(value) ? { name: step, inner: value[step] } : null;
	const at = value.findIndex((row: unknown) => isRecord(row) && row.id === step);
	return at < 0 ? null : { name: String(at), inner: value[at] };
}

/** The path of a field in a form, with numbers of rows in place of their ids; null where a row is gone. */
export function pathInForm(data: Data, place: string): string | null {
	const names: string[] = [];
	let value: unknown = data;
	for (const step of place.split('.')) {
		const next = stepInto(value, step);
		if (!next) return null;
		names.push(next.name);
		value = next.inner;
	}
	return names.join('.');
}

/** A copy of a form's values with another one at a path. */
export function withValue(data: Data, path: string, value: unknown): Data {
	const copy = structuredClone(data);
	const steps = path.split('.');
	const last = steps.pop() ?? '';
	const holder: unknown = steps.reduce<unknown>(
		(above, step) =>
			typeof above === 'object' && above !== null ? Reflect.get(above, step) : undefined,
		copy,
	);
	if (typeof holder === 'object' && holder !== null) Reflect.set(holder, last, value);
	return copy;
}
