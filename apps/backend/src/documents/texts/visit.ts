import type { LocaleCode } from '@website/contracts/locales';
import type { Block, Field, RichTextField, TextareaField, TextField } from 'payload';
import { type JsonRecord, listOf } from '../../platform/http/reading/json-record.ts';
import { walkFields } from '../field-walk.ts';
import { notProse } from './not-prose.ts';

/** A place in a document where translated text stands. */
export interface TextPlace {
	/** Names and positions that lead there, such as `sections`, 2, `heading`. */
	path: readonly (string | number)[];
	field: TextField | TextareaField | RichTextField;
	/** The field, and fields and blocks around it, from the outside in: what names the place to people. */
	around: readonly (Field | Block)[];
	/** What is stored there in the language. */
	value: unknown;
}

const isProse = (part: Field | Block): boolean =>
	!('name' in part && part.name && notProse.has(part.name)) && !('virtual' in part && part.virtual);

/**
 * Every place with text of a language in a document as the database gives it in all languages (localized values by language),
 * in the order of the form.
 */
export function* textPlaces(
	fields: readonly Field[],
	document: JsonRecord,
	language: LocaleCode,
): Generator<TextPlace> {
	for (const visited of walkFields(fields, document, [language])) {
		const { field, value, path } = visited;
		const around = [...visited.around, field];
		if (visited.lang === null || !around.every(isProse)) continue;
		if (field.type === 'text' && field.hasMany)
			for (const [position, each] of listOf(value).entries())
				yield { path: [...path, position], field, around, value: each };
		else if (field.type === 'text' || field.type === 'textarea' || field.type === 'richText')
			yield { path, field, around, value };
	}
}
