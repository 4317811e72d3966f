import { getTranslation } from '@payloadcms/translations';
import type { LocaleCode } from '@website/contracts/locales';
import { siteLocaleCodes } from '@website/contracts/site-locales';
import type { FlattenedField, PayloadRequest } from 'payload';
import { isEditable } from '../documents/same-value.ts';
import type { JsonRecord } from '../platform/http/reading/json-record.ts';
import { contentFields, draftLocales, liveLocales } from './live.ts';
import { isSame, partOf } from './locale-values.ts';
import type { StoredDocument } from './read-stored.ts';
import type { LanguageState } from './shapes.ts';

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

type LanguageChange = Pick<LanguageState, 'language' | 'state' | 'changes' | 'waiting'>;

/** What visitors would see changed if all of `draft` were published: in each language, and in the fields that all languages share. */
export function draftChanges(
	req: PayloadRequest,
	{ flattenedFields: fields, published }: StoredDocument,
	draft: JsonRecord,
): { languages: LanguageChange[]; shared: string[] } {
	const shared = changesBetween(req, fields, [draft, published ?? {}], null);
	const live = liveLocales(fields, published);
	const publishable = draftLocales(fields, draft);
	const languages = siteLocaleCodes().map((language): LanguageChange => {
		const isLive = live.includes(language);
		const before = isLive && published ? published : {};
		const changes = changesBetween(req, fields, [draft, before], language);
		const hasDraft = publishable.includes(language) || changes.length > 0;
		if (!isLive)
			return { language, state: hasDraft ? 'draft' : 'missing', changes, waiting: hasDraft };
		const waiting = changes.length + shared.length > 0;
		return { language, state: 'published', changes, waiting };
	});
	return { languages, shared };
}
