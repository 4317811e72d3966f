import type { FormState } from 'payload';

/** The form action that changes the values of several fields; unlike several `UPDATE`s it marks all of them as modified. */
export function changeFields(fields: FormState, values: Readonly<Record<string, unknown>>) {
	const formState: FormState = Object.fromEntries(
		Object.entries(values).map(([path, value]) => [
			path,
			{ ...fields[path], value, isModified: true },
		]),
	);
	return { type: 'UPDATE_MANY' as const, formState };
}

/**
 * Fields that lost their `isModified` mark without a change of their value, with the mark restored: Payload's form marks only the field
 * that changed last, and overwrites all others with the older text in the response of a pending save.
 */
export const fieldsToMark = (before: FormState, currentState: FormState): FormState =>
	Object.fromEntries(
		Object.entries(currentState).flatMap(([path, field]) => {
			const previous = before[path];
			const hasLostMark =
				previous?.isModified && !field.isModified && previous.value === field.value;
			return hasLostMark ? [[path, { ...field, isModified: true }]] : [];
		}),
	);

/**
 * Fields whose value changed without the `isModified` mark, such as a pasted section, with the mark set. A response of the backend changes
 * values this way too: then `updatedAt` differs and the result is empty.
 */
export const fieldsToProtect = (before: FormState, currentState: FormState): FormState =>
	before.updatedAt?.value === currentState.updatedAt?.value
		? Object.fromEntries(
				Object.entries(currentState).flatMap(([path, field]) => {
					const previous = before[path];
					const isOther = previous && !field.isModified && previous.value !== field.value;
					return isOther ? [[path, { ...field, isModified: true }]] : [];
				}),
			)
		: {};

/** Fields whose current value is saved, without the mark. */
export const fieldsToUnmark = (sentState: FormState, currentState: FormState): FormState =>
	Object.fromEntries(
		Object.entries(currentState).flatMap(([path, { isModified, ...field }]) =>
			isModified && sentState[path]?.value === field.value ? [[path, field]] : [],
		),
	);

/**
 * Lists of sections with rows whose `blockType` differs from the type in their values, corrected: pasting a section changes the values
 * only, and the response of a pending save restores the older type. The type of the row decides which form is shown.
 */
export const rowsToRetype = (currentState: FormState): FormState =>
	Object.fromEntries(
		Object.entries(currentState).flatMap(([path, field]) => {
			const rows = field.rows?.map((row, index) => {
				const type = currentState[`${path}.${index}.blockType`]?.value;
				const isOther = typeof type === 'string' && row.blockType !== undefined;
				return isOther && row.blockType !== type ? { ...row, blockType: type } : row;
			});
			return rows?.some((row, index) => row !== field.rows?.[index])
				? [[path, { ...field, rows }]]
				: [];
		}),
	);

/**
 * Fields that lost their server-rendered components, such as a notice below the field, with these restored: pasting drops them, and the
 * backend does not render a field again at a path that it has already rendered.
 */
export const fieldsToComplete = (before: FormState, currentState: FormState): FormState =>
	Object.fromEntries(
		Object.entries(currentState).flatMap(([path, field]) => {
			const { customComponents } = before[path] ?? {};
			const isLost = !field.customComponents && field.lastRenderedPath === path;
			return customComponents && isLost ? [[path, { ...field, customComponents }]] : [];
		}),
	);
