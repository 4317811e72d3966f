import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { FlattenedField } from 'payload';
import { isRecord, type JsonRecord } from '../surface/reading/json-record.ts';
import { isEmpty, partOf } from './locale-values.ts';

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
	return !isEmpty(partOf(contentFields(fields), published, code));
}

/** The languages in which a draft says anything, as `isLive` has it. */
export const writtenLocales = (fields: Fields, draft: JsonRecord) =>
	liveLocales(fields, { ...draft, _status: 'published', deletedAt: null });

/** The languages in which visitors see a document. */
export const liveLocales = (fields: Fields, published: JsonRecord | null | undefined) =>
	localeCodes.filter((code) => isLive(fields, published, code));
