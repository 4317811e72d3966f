import type { FieldState, FormState } from 'payload';
import { isSameValue } from '../../../documents/same-value.ts';

const idsOf = ({ rows = [] }: FieldState) => rows.map(({ id }) => id);

const isSameField = (one: FieldState, other: FieldState): boolean =>
	isSameValue(one.value, other.value) && isSameValue(idsOf(one), idsOf(other));

/** Rows that stay unfold and fold as they did. */
const withFolding = (field: FieldState, before: FieldState | undefined): FieldState =>
	field.rows && before?.rows
		? {
				...field,
				rows: field.rows.map((row) => {
					const { collapsed } = before.rows?.find(({ id }) => id === row.id) ?? {};
					return collapsed === undefined ? row : { ...row, collapsed };
				}),
			}
		: field;

/**
 * The state of a form that takes over merged values: fields that keep their values keep everything else of them, such as an editor's cursor. What the backend
 * does not know of, such as the form's name, stays.
 */
export function mergeFormState(now: FormState, merged: FormState): FormState {
	const { _form } = now;
	const fields = Object.entries(merged).map(([path, field]) => {
		const before = now[path];
		return [path, before && isSameField(before, field) ? before : withFolding(field, before)];
	});
	return { ...Object.fromEntries(fields), ...(_form ? { _form } : {}) };
}
