import { getTranslation } from '@payloadcms/translations';
import type { LocaleCode } from '@website/contracts/locales';
import type { FlattenedField, PayloadRequest } from 'payload';
import { isEditable } from '../documents/same-value.ts';
import type { JsonRecord } from '../platform/http/reading/json-record.ts';
import { contentFields } from './live.ts';
import { isSame, partOf } from './locale-values.ts';

function labelOf({ i18n }: PayloadRequest, field: FlattenedField): string {
	const label = 'label' in field ? field.label : undefined;
	return label && typeof label !== 'function' ? getTranslation(label, i18n) : field.name;
}

/** The labels of the fields that differ between two documents in a language. `null` compares the fields that all languages share. */
export function changesBetween(
	req: PayloadRequest,
	fields: readonly FlattenedField[],
	[a, b]: readonly [JsonRecord, JsonRecord],
	code: LocaleCode | null,
): string[] {
	const changedFields = contentFields(fields).filter(
		(field) =>
			isEditable(field.name) && !isSame(partOf([field], a, code), partOf([field], b, code)),
	);
	return [...new Set(changedFields.map((field) => labelOf(req, field)))];
}
