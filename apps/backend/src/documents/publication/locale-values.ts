import type { LocaleCode } from '@website/contracts/locales';
import type { FlattenedField } from 'payload';
import { isRecord, type JsonRecord, listOf } from '../../platform/http/reading/json-record.ts';
import { blockOf } from '../field-walk.ts';

type Fields = readonly FlattenedField[];

/** The fields of a row: of the block it is made of, or of the list it stands in. */
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

/** What a field holds in a language that has nothing in it, as the database adapter takes it: rows of a list go for an empty list only. */
function nothingIn(field: FlattenedField): null | [] | object {
	if (isGroup(field)) return {};
	return isList(field) || ('hasMany' in field && field.hasMany) ? [] : null;
}

/**
 * A document in all languages: localized values of `locales` are those of `source`, localized values of every other language and all shared
 * values are those of `base`. Rows of a list that is not localized belong together by id. Values that `source` does not have are emptied.
 */
export function takeLocales(
	fields: Fields,
	{ base, source }: { base: JsonRecord; source: JsonRecord },
	locales: readonly LocaleCode[],
): JsonRecord {
	const result = { ...base };
	for (const field of fields) {
		const { name } = field;
		const [own, other] = [base[name], source[name]];
		if (isLocalized(field)) {
			const values = { ...recordOf(own) };
			for (const code of locales) values[code] = recordOf(other)[code] ?? nothingIn(field);
			result[name] = values;
		} else if (isGroup(field) && 'flattenedFields' in field) {
			const inner = { base: recordOf(own), source: recordOf(other) };
			result[name] = takeLocales(field.flattenedFields, inner, locales);
		} else if (isList(field) && Array.isArray(own)) {
			result[name] = own.map((row: unknown) => {
				const inner = { base: recordOf(row), source: rowOf(other, recordOf(row).id) };
				return takeLocales(fieldsOfRow(field, inner.base), inner, locales);
			});
		}
	}
	return result;
}

/** A document as it is in one language, shared values included: what Payload takes as `data` of a save in that language. */
export function inLocale(fields: Fields, document: JsonRecord, code: LocaleCode): JsonRecord {
	const result: JsonRecord = {};
	for (const field of fields) {
		const value = document[field.name];
		if (isLocalized(field)) result[field.name] = recordOf(value)[code] ?? nothingIn(field);
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

/** The localized values of one language alone, the shared ones without it (`null`): what differs between two of these was changed there. */
export function partOf(
	fields: Fields,
	document: JsonRecord,
	code: LocaleCode | null,
): Record<string, unknown> {
	const result: JsonRecord = {};
	for (const field of fields) {
		const value = document[field.name];
		if (isLocalized(field)) {
			if (code !== null) result[field.name] = recordOf(value)[code];
		} else if (isGroup(field) && 'flattenedFields' in field)
			result[field.name] = partOf(field.flattenedFields, recordOf(value), code);
		else if (isList(field))
			result[field.name] = listOf(value).map((row) => {
				const { id, blockType } = recordOf(row);
				const part = partOf(fieldsOfRow(field, recordOf(row)), recordOf(row), code);
				return code === null ? { ...part, id, blockType } : Object.values(part);
			});
		else if (code === null) result[field.name] = value;
	}
	return result;
}

/** A value without what says nothing, and with names in one order: two that mean the same are the same text. */
function normalized(value: unknown): unknown {
	if (value === null || value === undefined || value === '') return undefined;
	if (value instanceof Date) return value.toISOString();
	if (Array.isArray(value)) {
		const rows = value.map(normalized);
		return rows.every((row) => row === undefined) ? undefined : rows;
	}
	if (!isRecord(value)) return value;
	const entries = Object.entries(value)
		// Written into values by the database adapter.
		.filter(([name]) => name !== '_uuid')
		.map(([name, inner]) => [name, normalized(inner)] as const)
		.filter(([, inner]) => inner !== undefined)
		.toSorted(([one], [other]) => (one < other ? -1 : 1));
	return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Whether two values say the same to a reader: nothing, null, an empty text and an empty list are one. */
export const isSame = (one: unknown, other: unknown): boolean =>
	JSON.stringify(normalized(one)) === JSON.stringify(normalized(other));

/** Whether there is anything in a value. */
export const isEmpty = (value: unknown): boolean => normalized(value) === undefined;
