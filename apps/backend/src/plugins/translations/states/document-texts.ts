import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { localizedTitleOf } from '../../../documents/title-in.ts';
import { isRecord, type JsonRecord } from '../../../platform/http/reading/json-record.ts';
import { contentFields, isLive } from '../../../publication/live.ts';
import { isSame, partOf } from '../../../publication/locale-values.ts';
import type { StoredDocument } from '../../../publication/read-stored.ts';
import { hashOf, textsOf } from '../texts.ts';
import { type HashesByLocale, perLanguage, type TextHashes } from './evaluate.ts';

const localizedValue = (document: JsonRecord, name: string, code: LocaleCode): unknown => {
	const value = document[name];
	return isRecord(value) ? value[code] : undefined;
};

/** Whether the draft differs from the published content in a locale or in shared fields. */
function isWaiting(
	{ flattenedFields, newest, published }: StoredDocument,
	code: LocaleCode,
): boolean {
	const fields = contentFields(flattenedFields);
	return [code, null].some(
		(part) => !isSame(partOf(fields, newest, part), partOf(fields, published ?? {}, part)),
	);
}

export interface DocumentTexts {
	now: HashesByLocale;
	/** The texts of the newest version in each locale. */
	texts: Record<LocaleCode, string[]>;
	titles: Partial<Record<LocaleCode, unknown>>;
	/** Whether the draft differs from the published content in a locale or in shared fields. */
	waiting: Record<LocaleCode, boolean>;
}

/** Compares the newest and the published texts of a document in each locale. */
export function documentTexts(document: StoredDocument): DocumentTexts {
	const texts = perLanguage((code) => textsOf(document.fields, document.newest, code));
	const hasDrafts = document.flattenedFields.some(({ name }) => name === '_status');
	const now = perLanguage((code): TextHashes => {
		const { published } = document;
		const isPublic = !hasDrafts || isLive(document.flattenedFields, published, code);
		const publishedTexts = published && isPublic ? textsOf(document.fields, published, code) : [];
		return {
			newest: texts[code].length > 0 ? hashOf(texts[code]) : null,
			published: publishedTexts.length > 0 ? hashOf(publishedTexts) : null,
		};
	});
	const titleField = localizedTitleOf(document.fields);
	const titles = Object.fromEntries(
		titleField
			? localeCodes.map((code) => [code, localizedValue(document.newest, titleField, code)])
			: [],
	);
	const waiting = perLanguage((code) => texts[code].length > 0 && isWaiting(document, code));
	return { now, texts, titles, waiting };
}
