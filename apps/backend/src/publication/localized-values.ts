import type { LocaleCode } from '@website/contracts/locales';
import type { Field } from 'payload';
import { blockOf, storedFields } from '../documents/field-walk.ts';
import { isRecord, type JsonRecord, listOf } from '../platform/http/reading/json-record.ts';

/** Removes row ids, so that the database creates new rows for another locale. */
function withoutRowIds(field: Field, value: unknown): unknown {
	if (field.type === 'group' && isRecord(value)) return rowWithoutIds(field.fields, value);
	if (field.type === 'array')
		return listOf(value)
			.filter(isRecord)
			.map(({ id: _, ...row }) => rowWithoutIds(field.fields, row));
	if (field.type === 'blocks')
		return listOf(value)
			.filter(isRecord)
			.map(({ id: _, ...row }) => {
				const block = blockOf(field, row);
				return block ? rowWithoutIds(block.fields, row) : row;
			});
	return value;
}

function rowWithoutIds(fields: readonly Field[], row: JsonRecord): JsonRecord {
	const copy = { ...row };
	for (const field of storedFields(fields))
		if (field.name in copy) copy[field.name] = withoutRowIds(field, copy[field.name]);
	return copy;
}

/**
 * Only the localized values of one locale, as the data of a save, without the slug. `document` has its localized values by locale, as the
 * database returns it.
 */
export function localizedValues(
	fields: readonly Field[],
	document: JsonRecord,
	language: LocaleCode,
	change: (field: Field, value: unknown) => unknown = (_, value) => value,
): JsonRecord {
	const values: JsonRecord = {};
	for (const field of storedFields(fields)) {
		if (field.name === 'slug') continue;
		const fieldValue = document[field.name];
		if ('localized' in field && field.localized) {
			const value = isRecord(fieldValue) ? fieldValue[language] : undefined;
			values[field.name] = change(field, value) ?? null;
		} else if (field.type === 'group' && isRecord(fieldValue)) {
			const inner = localizedValues(field.fields, fieldValue, language, change);
			if (Object.keys(inner).length > 0) values[field.name] = inner;
		}
	}
	return values;
}

/** Like `localizedValues`, for a save in another locale: rows have no ids. */
export const localizedValuesForCopy = (
	fields: readonly Field[],
	document: JsonRecord,
	language: LocaleCode,
): JsonRecord => localizedValues(fields, document, language, withoutRowIds);
