import type { LocaleCode } from '@website/contracts/locales';
import type { Block, Field, RichTextField, TextareaField, TextField } from 'payload';
import { walkFields } from '../../../documents/field-walk.ts';
import { type JsonRecord, listOf } from '../../../platform/http/reading/json-record.ts';
import { untranslatedFields } from './untranslated-fields.ts';

/** A translated text in a document. */
export interface TextValue {
	/** Field names and indexes, such as `sections`, 2, `heading`. */
	path: readonly (string | number)[];
	field: TextField | TextareaField | RichTextField;
	/** The enclosing fields and blocks, outermost first, then the field itself; their labels describe the position to editors. */
	breadcrumbs: readonly (Field | Block)[];
	/** The stored value in the locale. */
	value: unknown;
}

const isProse = (part: Field | Block): boolean =>
	!('name' in part && part.name && untranslatedFields.has(part.name)) &&
	!('virtual' in part && part.virtual);

/**
 * Yields every text of a locale in a document that was read in all locales (localized values by locale), in form order.
 */
export function* textValues(
	fields: readonly Field[],
	document: JsonRecord,
	language: LocaleCode,
): Generator<TextValue> {
	for (const fieldValue of walkFields(fields, document, [language])) {
		const { field, value, path } = fieldValue;
		const breadcrumbs = [...fieldValue.ancestors, field];
		if (fieldValue.lang === null || !breadcrumbs.every(isProse)) continue;
		if (field.type === 'text' && field.hasMany)
			for (const [position, each] of listOf(value).entries())
				yield { path: [...path, position], field, breadcrumbs, value: each };
		else if (field.type === 'text' || field.type === 'textarea' || field.type === 'richText')
			yield { path, field, breadcrumbs, value };
	}
}
