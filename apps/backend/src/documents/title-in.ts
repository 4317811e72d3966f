import { type LocaleCode, localeCodes, localeDefinition } from '@website/contracts/locales';
import type { Field } from 'payload';
import { displayTitleField } from './display-title-field.ts';

/**
 * What a document is called in a language: its title in it, or else that of the first language that has one, followed by that
 * language's name, such as "About us (English)". Undefined where no language has a title.
 */
export function titleIn(
	titles: Readonly<Partial<Record<string, unknown>>>,
	language: LocaleCode,
): string | undefined {
	const own = titles[language];
	if (typeof own === 'string' && own.trim() !== '') return own;
	for (const code of localeCodes) {
		const title = titles[code];
		if (typeof title === 'string' && title.trim() !== '')
			return `${title} (${localeDefinition(code).name})`;
	}
	return undefined;
}

/** The localized field that a collection's shown title comes from; null where documents are named otherwise. */
export function localizedTitleOf(fields: readonly Field[]): string | null {
	const displayTitle = fields.find((field) => 'name' in field && field.name === displayTitleField);
	const title: unknown = displayTitle?.custom?.of;
	return typeof title === 'string' ? title : null;
}
