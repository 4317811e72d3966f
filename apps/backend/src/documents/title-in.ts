import { type LocaleCode, localeCodes, localeDefinition } from '@website/contracts/locales';
import type { Field } from 'payload';
import { translatorIn, words } from '../platform/i18n/words.ts';

/** The name of the virtual field with the title that the admin shows for a document. */
export const displayTitleField = 'shownTitle';

/** Stands where the title of a document without one would stand. */
export const untitled = words('Untitled', 'Uden titel', 'Ohne Titel');

const untitledKind = words('Untitled {kind}', '{kind} uden titel', '{kind} ohne Titel');

/** Names a document without a title by its kind: `Untitled page`. */
export const untitledIn = (language: string, kind: string): string =>
	translatorIn(language)(untitledKind, { kind: language === 'en' ? kind.toLowerCase() : kind });

/** Sorts by the stored field `sortField` in place of any of these `fields`. */
export function replaceSortField<Sort extends string | string[]>(
	sort: Sort,
	fields: readonly string[],
	sortField: string,
): Sort;

export function replaceSortField(
	sort: string | string[],
	fields: readonly string[],
	sortField: string,
): string | string[] {
	if (typeof sort !== 'string')
		return sort.map((each) => replaceSortField(each, fields, sortField));
	const sign = sort.startsWith('-') ? '-' : '';
	return fields.includes(sort.slice(sign.length)) ? `${sign}${sortField}` : sort;
}

/**
 * The title of a document in a language. Without one it falls back to the first language with a title, followed by the name of that
 * language, such as "About us (English)". Undefined if no language has a title.
 */
export function titleIn(
	titles: Readonly<Partial<Record<string, unknown>>>,
	language: LocaleCode,
): string | undefined {
	const title = titles[language];
	if (typeof title === 'string' && title.trim() !== '') return title;
	for (const code of localeCodes) {
		const title = titles[code];
		if (typeof title === 'string' && title.trim() !== '')
			return `${title} (${localeDefinition(code).name})`;
	}
	return undefined;
}

/** The localized field from which a collection's display title is derived; null if the collection has no display title. */
export function localizedTitleOf(fields: readonly Field[]): string | null {
	const displayTitle = fields.find((field) => 'name' in field && field.name === displayTitleField);
	const title: unknown = displayTitle?.custom?.of;
	return typeof title === 'string' ? title : null;
}
