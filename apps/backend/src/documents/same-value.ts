import { displayTitleField } from './display-title-field.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value holds nothing: forms and the database write that differently. */
const isEmpty = (value: unknown): boolean =>
	value === undefined ||
	value === null ||
	value === '' ||
	(Array.isArray(value)
		? value.length === 0
		: isRecord(value) && Object.values(value).every(isEmpty));

/** Whether two values of a field are equal; `undefined`, `null`, an empty text and an empty list are. */
export function isSameValue(one: unknown, other: unknown): boolean {
	if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
	if (Array.isArray(one))
		return (
			Array.isArray(other) &&
			one.length === other.length &&
			one.every((value, at) => isSameValue(value, other[at]))
		);
	if (!isRecord(one) || !isRecord(other)) return one === other;
	return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
		isSameValue(one[name], other[name]),
	);
}

/** Names of a document's values that no editor writes: the backend does, or derives them from others. */
const recorded = new Set([
	'id',
	'createdAt',
	'createdBy',
	'updatedAt',
	'changedBy',
	'deletedAt',
	'readingTime',
	'_status',
	'_form',
	displayTitleField,
]);

/** Whether editors write a value of this name, at the top of a document. */
export const isEditable = (name: string): boolean => !recorded.has(name);
