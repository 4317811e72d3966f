import type { FormState } from 'payload';
import { isSameValue } from '../../../documents/same-value.ts';
import type { Unsaved } from './use-unsaved.ts';

/** What a form hands to the one that takes its place. */
export interface Carried {
	/** Where somebody wrote: the id of a field, and what is selected in it. */
	place: { field: string; selection: readonly [number, number] | null } | null;
	fields: FormState;
	/** The same as values of a document. */
	held: ReturnType<Unsaved['typed']>;
}

/** Values that were written in a form and are not in the one that takes its place, by path; only fields that both have. */
export const valuesToCarry = (written: FormState, now: FormState): Record<string, unknown> =>
	Object.fromEntries(
		Object.entries(written).flatMap(([path, { isModified, value, rows }]) => {
			const field = now[path];
			const isOther = isModified && !rows && field && !isSameValue(field.value, value);
			return isOther ? [[path, value]] : [];
		}),
	);

/** Whether something was written for which the form that takes the place has no field yet, as in a section that was added. */
export const hasMore = (written: FormState, now: FormState): boolean =>
	Object.entries(written).some(([path, { isModified }]) => isModified && !(path in now));
