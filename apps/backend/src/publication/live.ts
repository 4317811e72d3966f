import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { FlattenedField } from 'payload';
import { filledValue } from '../documents/empty-content.ts';
import { isRecord, type JsonRecord, listOf } from '../platform/http/reading/json-record.ts';
import { type ChangeValue, isEmpty, isSame, partOf } from './locale-values.ts';

type Fields = readonly FlattenedField[];

/** Fields that the program writes and visitors do not see. */
const systemFields = new Set([
	'_status',
	'changedBy',
	'createdAt',
	'createdBy',
	'deletedAt',
	'globalType',
	'id',
	'updatedAt',
]);

/** The fields that editors fill in. */
export const contentFields = (fields: Fields): FlattenedField[] =>
	fields.filter(
		(field) =>
			!systemFields.has(field.name) &&
			field.type !== 'join' &&
			!('virtual' in field && field.virtual),
	);

/** Types of settings. They do not count as content of a locale, because the database fills in their defaults. */
const settingTypes = new Set(['checkbox', 'date', 'number', 'radio', 'select']);

/** Whether a field has a value to show: a text, a file, a row. */
function isFilled(field: FlattenedField, value: unknown): boolean {
	if (settingTypes.has(field.type)) return false;
	if (!('flattenedFields' in field) || Array.isArray(value)) return !isEmpty(value);
	return (
		isRecord(value) && field.flattenedFields.some((inner) => isFilled(inner, value[inner.name]))
	);
}

/** Whether a document has content in the localized fields of a locale. */
export const hasContentIn = (fields: Fields, document: JsonRecord, code: LocaleCode): boolean =>
	fields.some((field) => {
		const value = document[field.name];
		if ('localized' in field && field.localized)
			return isRecord(value) && isFilled(field, value[code]);
		if (!('flattenedFields' in field)) return false;
		return listOf(Array.isArray(value) ? value : [value]).some(
			(row) => isRecord(row) && hasContentIn(field.flattenedFields, row, code),
		);
	});

/**
 * Whether visitors see a document in a locale. `published` is Payload's main row in all locales. Documents with a slug field need a slug in
 * the locale, others any content in it.
 */
export function isLive(
	fields: Fields,
	published: JsonRecord | null | undefined,
	code: LocaleCode,
): boolean {
	if (published?._status !== 'published' || published.deletedAt) return false;
	if (fields.some(({ name }) => name === 'slug'))
		return isRecord(published.slug) && !isEmpty(published.slug[code]);
	return hasContentIn(contentFields(fields), published, code);
}

/** The locales in which visitors would see a draft if all of it were published. */
export const draftLocales = (fields: Fields, draft: JsonRecord) =>
	liveLocales(fields, { ...draft, _status: 'published', deletedAt: null });

/** The locales in which a document has content, with or without an address. */
export const writtenLocales = (fields: Fields, document: JsonRecord) =>
	localeCodes.filter((code) => hasContentIn(contentFields(fields), document, code));

/** The locales in which visitors see a document. */
export const liveLocales = (fields: Fields, published: JsonRecord | null | undefined) =>
	localeCodes.filter((code) => isLive(fields, published, code));

/**
 * Whether visitors would see a difference between two versions of a document in these locales, or in the fields that all locales share.
 *
 * @param change changes each localized value before the comparison
 */
export function differsIn(
	fields: Fields,
	one: JsonRecord,
	other: JsonRecord,
	locales: readonly LocaleCode[],
	change: ChangeValue = filledValue,
): boolean {
	const content = contentFields(fields);
	return [null, ...locales].some(
		(code) => !isSame(partOf(content, one, code, change), partOf(content, other, code, change)),
	);
}
