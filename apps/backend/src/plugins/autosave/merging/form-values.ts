import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import type { Data } from './merge-documents.ts';

/** The values of a form in the shape of a document; the form state represents an empty list as 0. */
export function formValues(state: FormState): Data {
	const fields = Object.entries(state).map(([path, field]) => [
		path,
		field.rows?.length === 0 ? { ...field, value: [] } : field,
	]);
	return reduceFieldsToValues(Object.fromEntries(fields), true);
}
