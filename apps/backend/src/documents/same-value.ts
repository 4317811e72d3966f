import { displayTitleField } from './title-in.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is empty. Forms and the database represent empty values differently. */
const isEmpty = (value: unknown): boolean =>
	value === undefined ||
	value === null ||
	value === '' ||
	(Array.isArray(value)
		? value.length === 0
		: isRecord(value) && Object.values(value).every(isEmpty));

/** Whether two values of a field are equal. `undefined`, `null`, an empty string and an empty array are equal to each other. */
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

/** Top-level fields that the backend sets or computes; editors cannot change them. */
const readOnlyFields = new Set([
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

/** Whether editors can change this top-level field of a document. */
export const isEditable = (name: string): boolean => !readOnlyFields.has(name);
