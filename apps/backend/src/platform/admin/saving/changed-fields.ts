import type { FormState } from 'payload';

/** The action that gives fields of a form other values; unlike several `UPDATE`s it marks every one of them as changed. */
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
 * Fields that are no longer marked as changed though nothing else became of them, with the mark: Payload's form marks the field that was changed last,
 * and gives all others the older text that a save under way answers.
 */
export const fieldsToMark = (before: FormState, now: FormState): FormState =>
	Object.fromEntries(
		Object.entries(now).flatMap(([path, field]) => {
			const was = before[path];
			const hasLostIt = was?.isModified && !field.isModified && was.value === field.value;
			return hasLostIt ? [[path, { ...field, isModified: true }]] : [];
		}),
	);

/**
 * Fields that somebody gave another value in a way that marks none of them, such as a section that was pasted, with the mark. An answer of the backend does
 * so too: then the time of the last save is another.
 */
export const fieldsToProtect = (before: FormState, now: FormState): FormState =>
	before.updatedAt?.value === now.updatedAt?.value
		? Object.fromEntries(
				Object.entries(now).flatMap(([path, field]) => {
					const was = before[path];
					const isOther = was && !field.isModified && was.value !== field.value;
					return isOther ? [[path, { ...field, isModified: true }]] : [];
				}),
			)
		: {};

/** Fields that were saved as they are, without the mark. */
export const fieldsToUnmark = (sent: FormState, now: FormState): FormState =>
	Object.fromEntries(
		Object.entries(now).flatMap(([path, { isModified, ...field }]) =>
			isModified && sent[path]?.value === field.value ? [[path, field]] : [],
		),
	);

/**
 * Lists of sections in which a row is told to be of another type than its values are: a pasted section changes the values alone, and the answer of a save under
 * way brings the older type back. The row decides which form is shown.
 */
export const rowsToRetype = (now: FormState): FormState =>
	Object.fromEntries(
		Object.entries(now).flatMap(([path, field]) => {
			const rows = field.rows?.map((row, index) => {
				const type = now[`${path}.${index}.blockType`]?.value;
				const isOther = typeof type === 'string' && row.blockType !== undefined;
				return isOther && row.blockType !== type ? { ...row, blockType: type } : row;
			});
			return rows?.some((row, index) => row !== field.rows?.[index])
				? [[path, { ...field, rows }]]
				: [];
		}),
	);

/**
 * Fields whose parts that the backend renders, such as a notice below the field, were lost by pasting: it leaves them away, and the backend renders what it has
 * rendered at that place no second time.
 */
export const fieldsToComplete = (before: FormState, now: FormState): FormState =>
	Object.fromEntries(
		Object.entries(now).flatMap(([path, field]) => {
			const { customComponents } = before[path] ?? {};
			const isLost = !field.customComponents && field.lastRenderedPath === path;
			return customComponents && isLost ? [[path, { ...field, customComponents }]] : [];
		}),
	);
