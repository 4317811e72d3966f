import type { FormState } from 'payload';
import { isSameValue } from '../../../documents/same-value.ts';
import type { FormText } from './use-unsaved.ts';

/** The state that a form passes to the form that replaces it. */
export interface FormSnapshot {
	/** The name that the form sent with its saves. */
	name: string;
	/** The focused field: its CSS selector, and the selection or the rich text in it. */
	focus: {
		field: string;
		selection: readonly [number, number] | null;
		richText: object | null;
	} | null;
	fields: FormState;
	/** The same values in the shape of a document. */
	text: FormText;
	/** Returns the characters typed since this form was removed, and stops collecting them. */
	takeTypedText: () => string;
}

/**
 * Modified values of a form that differ in the form that replaces it, by path; only fields that exist in both. A saved value that the editor
 * has changed in the new form is not among them.
 */
export const valuesToCarry = (previous: FormState, current: FormState): Record<string, unknown> =>
	Object.fromEntries(
		Object.entries(previous).flatMap(([path, { isModified, value, rows }]) => {
			const field = current[path];
			if (!isModified || rows || !field || isSameValue(field.value, value)) return [];
			// Payload marks a field as modified later than it changes its value.
			const isSaved = isSameValue(field.initialValue, value);
			return isSaved ? [] : [[path, value]];
		}),
	);

/** True if a modified field does not exist in the form that replaces it yet, such as a field of an added section. */
export const hasMissingFields = (previous: FormState, current: FormState): boolean =>
	Object.entries(previous).some(([path, { isModified }]) => isModified && !(path in current));
