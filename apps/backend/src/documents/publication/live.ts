import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { FlattenedField } from 'payload';
import { isRecord, type JsonRecord, listOf } from '../../platform/http/reading/json-record.ts';
import { isEmpty } from './locale-values.ts';

type Fields = readonly FlattenedField[];

/** What the program writes by itself; no visitor sees it. */
const bookkeeping = new Set([
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
			!bookkeeping.has(field.name) &&
			field.type !== 'join' &&
			!('virtual' in field && field.virtual),
	);

/** Settings, which the database fills in by itself: what is written in a language is more than these. */
const settings = new Set(['checkbox', 'date', 'number', 'radio', 'select']);

/** Whether a field has something to show: a text, a file, a row. */
function saysAnything(field: FlattenedField, value: unknown): boolean {
	if (settings.has(field.type)) return false;
	if (!('flattenedFields' in field) || Array.isArray(value)) return !isEmpty(value);
	return (
		isRecord(value) && field.flattenedFields.some((inner) => saysAnything(inner, value[inner.name]))
	);
}

/** Whether a document says anything in a language, in its localized fields. */
export const isWritten = (fields: Fields, document: JsonRecord, code: LocaleCode): boolean =>
	fields.some((field) => {
		const value = document[field.name];
		if ('localized' in field && field.localized)
			return isRecord(value) && saysAnything(field, value[code]);
		if (!('flattenedFields' in field)) return false;
		return listOf(Array.isArray(value) ? value : [value]).some(
			(row) => isRecord(row) && isWritten(field.flattenedFields, row, code),
		);
	});

/**
 * Whether visitors see a document in a language. `published` is Payload's main row in all languages: where documents have addresses
 * it takes one in the language, otherwise anything that is written in it.
 */
export function isLive(
	fields: Fields,
	published: JsonRecord | null | undefined,
	code: LocaleCode,
): boolean {
	if (published?._status !== 'published' || published.deletedAt) return false;
	if (fields.some(({ name }) => name === 'slug'))
		return isRecord(published.slug) && !isEmpty(published.slug[code]);
	return isWritten(contentFields(fields), published, code);
}

/** The languages in which a draft says anything, as `isLive` has it. */
export const writtenLocales = (fields: Fields, draft: JsonRecord) =>
	liveLocales(fields, { ...draft, _status: 'published', deletedAt: null });

/** The languages in which visitors see a document. */
export const liveLocales = (fields: Fields, published: JsonRecord | null | undefined) =>
	localeCodes.filter((code) => isLive(fields, published, code));
