import type { FieldState, FormState } from 'payload';
import { isSameValue } from '../../../documents/same-value.ts';

const idsOf = ({ rows = [] }: FieldState) => rows.map(({ id }) => id);

const isSameField = (one: FieldState, other: FieldState): boolean =>
	isSameValue(one.value, other.value) && isSameValue(idsOf(one), idsOf(other));

/** Copies the collapsed state of rows that still exist. */
const withCollapsedRows = (field: FieldState, before: FieldState | undefined): FieldState =>
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
 * The state of a form after a merge. Fields with equal values keep their whole state, such as the cursor of a rich text editor. The form's
 * name, which the backend does not return, is kept as well.
 */
export function mergeFormState(current: FormState, merged: FormState): FormState {
	const { _form } = current;
	const fields = Object.entries(merged).map(([path, field]) => {
		const before = current[path];
		return [path, before && isSameField(before, field) ? before : withCollapsedRows(field, before)];
	});
	return { ...Object.fromEntries(fields), ...(_form ? { _form } : {}) };
}
