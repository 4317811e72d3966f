import type { LocaleCode } from '@website/contracts/locales';
import type { FlattenedField } from 'payload';
import { filledValue } from '../documents/empty-content.ts';
import { blockOf } from '../documents/field-walk.ts';
import { isRecord, type JsonRecord, listOf } from '../platform/http/reading/json-record.ts';

type Fields = readonly FlattenedField[];

/** The fields of a row: those of its block or of its array. */
function fieldsOfRow(field: FlattenedField, row: JsonRecord): Fields {
	if (field.type === 'array') return field.flattenedFields;
	if (field.type !== 'blocks') return [];
	return blockOf(field, row)?.flattenedFields ?? [];
}

const isList = ({ type }: FlattenedField) => type === 'array' || type === 'blocks';
const isGroup = (field: FlattenedField) => field.type === 'group' || field.type === 'tab';
const isLocalized = (field: FlattenedField) => 'localized' in field && field.localized === true;

const recordOf = (value: unknown): JsonRecord => (isRecord(value) ? value : {});

const rowOf = (rows: unknown, id: unknown): JsonRecord =>
	recordOf(listOf(rows).find((row) => isRecord(row) && row.id === id));

/** A field's empty value for the database adapter, which deletes the rows of a list only for an empty list. */
function emptyValueOf(field: FlattenedField): null | [] | object {
	if (isGroup(field)) return {};
	return isList(field) || ('hasMany' in field && field.hasMany) ? [] : null;
}

export type ChangeValue = (field: FlattenedField, value: unknown) => unknown;

/** A localized value as the draft has it. */
export const asStored: ChangeValue = (_, value) => value;

/**
 * Returns `base`, a document in all locales, with the localized values of `locales` from `source`. All other localized values and all
 * shared values stay. Rows of a list that is not localized are matched by id. Values that `source` does not have become empty.
 *
 * @param change changes each localized value
 */
export function copyLocales(
	fields: Fields,
	{ base, source }: { base: JsonRecord; source: JsonRecord },
	locales: readonly LocaleCode[],
	change: ChangeValue = asStored,
): JsonRecord {
	const result = { ...base };
	for (const field of fields) {
		const { name } = field;
		const [baseValue, sourceValue] = [base[name], source[name]];
		if (isLocalized(field)) {
			const values = { ...recordOf(baseValue) };
			for (const code of locales)
				values[code] = change(field, recordOf(sourceValue)[code]) ?? emptyValueOf(field);
			result[name] = values;
		} else if (isGroup(field) && 'flattenedFields' in field) {
			const inner = { base: recordOf(baseValue), source: recordOf(sourceValue) };
			result[name] = copyLocales(field.flattenedFields, inner, locales, change);
		} else if (isList(field) && Array.isArray(baseValue)) {
			result[name] = baseValue.map((row: unknown) => {
				const inner = { base: recordOf(row), source: rowOf(sourceValue, recordOf(row).id) };
				return copyLocales(fieldsOfRow(field, inner.base), inner, locales, change);
			});
		}
	}
	return result;
}

/** A document in one locale, including shared values, as Payload takes it as the `data` of a save in that locale. */
export function inLocale(fields: Fields, document: JsonRecord, code: LocaleCode): JsonRecord {
	const result: JsonRecord = {};
	for (const field of fields) {
		const value = document[field.name];
		if (isLocalized(field)) result[field.name] = recordOf(value)[code] ?? emptyValueOf(field);
		else if (isGroup(field) && 'flattenedFields' in field)
			result[field.name] = inLocale(field.flattenedFields, recordOf(value), code);
		else if (isList(field))
			result[field.name] = listOf(value).map((row) => ({
				...recordOf(row),
				...inLocale(fieldsOfRow(field, recordOf(row)), recordOf(row), code),
			}));
		else result[field.name] = value;
	}
	return result;
}

/**
 * Only the localized values of one locale, as they are published, or, for `null`, only the shared ones. Compare two results to find what
 * changed there.
 *
 * @param change changes each localized value
 */
export function partOf(
	fields: Fields,
	document: JsonRecord,
	code: LocaleCode | null,
	change: ChangeValue = filledValue,
): Record<string, unknown> {
	const result: JsonRecord = {};
	for (const field of fields) {
		const value = document[field.name];
		if (isLocalized(field)) {
			if (code !== null) result[field.name] = change(field, recordOf(value)[code]);
		} else if (isGroup(field) && 'flattenedFields' in field)
			result[field.name] = partOf(field.flattenedFields, recordOf(value), code, change);
		else if (isList(field))
			result[field.name] = listOf(value).map((row) => {
				const { id, blockType } = recordOf(row);
				const part = partOf(fieldsOfRow(field, recordOf(row)), recordOf(row), code, change);
				return code === null ? { ...part, id, blockType } : Object.values(part);
			});
		else if (code === null) result[field.name] = value;
	}
	return result;
}

/** A value without empty parts and with sorted keys, so that equivalent values have the same JSON. */
function normalize(value: unknown): unknown {
	if (value === null || value === undefined || value === '') return undefined;
	if (value instanceof Date) return value.toISOString();
	if (Array.isArray(value)) {
		const rows = value.map(normalize);
		return rows.every((row) => row === undefined) ? undefined : rows;
	}
	if (!isRecord(value)) return value;
	const entries = Object.entries(value)
		// The database adapter adds it to values.
		.filter(([name]) => name !== '_uuid')
		.map(([name, inner]) => [name, normalize(inner)] as const)
		.filter(([, inner]) => inner !== undefined)
		.toSorted(([one], [other]) => (one < other ? -1 : 1));
	return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Whether two values are equivalent. Undefined, null, an empty text and an empty list are equivalent. */
export const isSame = (one: unknown, other: unknown): boolean =>
	JSON.stringify(normalize(one)) === JSON.stringify(normalize(other));

/** Whether a value is empty, at any depth. */
export const isEmpty = (value: unknown): boolean => normalize(value) === undefined;
