import type { LocaleCode } from '@website/contracts/locales';
import type { Block, Field, RichTextField, TextareaField, TextField } from 'payload';
import { isRecord, type JsonRecord, listOf } from '../../platform/http/reading/json-record.ts';
import { notProse } from './not-prose.ts';

type Step = string | number;

/** A place in a document where translated text stands. */
export interface TextPlace {
	/** Names and positions that lead there, such as `sections`, 2, `heading`. */
	path: readonly Step[];
	field: TextField | TextareaField | RichTextField;
	/** Fields and blocks around it, from the outside in: what names the place to people. */
	around: readonly (Field | Block)[];
	/** What is stored there in the language. */
	value: unknown;
}

interface Where {
	path: readonly Step[];
	around: readonly (Field | Block)[];
	/** Inside a localized field: the value of one language is all there is. */
	inside: boolean;
}

/** Fields of what is stored in one object: rows, collapsibles and tabs without a name have none of their own. */
export function* sameObject(fields: readonly Field[]): Generator<Field> {
	for (const field of fields) {
		if (field.type === 'row' || field.type === 'collapsible') yield* sameObject(field.fields);
		else if (field.type === 'tabs') {
			for (const tab of field.tabs) {
				if ('name' in tab && tab.name) yield { ...tab, name: tab.name, type: 'group' };
				else yield* sameObject(tab.fields);
			}
		} else if (field.type === 'group' && !('name' in field && field.name))
			yield* sameObject(field.fields);
		else yield field;
	}
}

/**
 * Every place with text of a language in a document as the database gives it in all languages (localized values by language),
 * in the order of the form.
 */
export function* textPlaces(
	fields: readonly Field[],
	document: JsonRecord,
	language: LocaleCode,
	where: Where = { path: [], around: [], inside: false },
): Generator<TextPlace> {
	for (const field of sameObject(fields)) {
		if (!('name' in field) || !field.name || notProse.has(field.name)) continue;
		if ('virtual' in field && field.virtual) continue;
		const localized = !where.inside && 'localized' in field && field.localized === true;
		const stored = document[field.name];
		const value = localized ? (isRecord(stored) ? stored[language] : undefined) : stored;
		const inner: Where = {
			path: [...where.path, field.name],
			around: [...where.around, field],
			inside: where.inside || localized,
		};
		yield* placesIn(field, value, language, inner);
	}
}

function* placesIn(
	field: Field,
	value: unknown,
	language: LocaleCode,
	inner: Where,
): Generator<TextPlace> {
	switch (field.type) {
		case 'group':
			if (isRecord(value)) yield* textPlaces(field.fields, value, language, inner);
			return;
		case 'array':
			for (const [at, row] of listOf(value).entries())
				if (isRecord(row))
					yield* textPlaces(field.fields, row, language, { ...inner, path: [...inner.path, at] });
			return;
		case 'blocks':
			for (const [at, row] of listOf(value).entries()) {
				const block = isRecord(row) && field.blocks.find(({ slug }) => slug === row.blockType);
				if (!isRecord(row) || !block) continue;
				yield* textPlaces(block.fields, row, language, {
					...inner,
					path: [...inner.path, at],
					around: [...inner.around, block],
				});
			}
			return;
		case 'text':
			if (!inner.inside) return;
			if (field.hasMany) {
				for (const [position, each] of listOf(value).entries())
					yield { path: [...inner.path, position], field, around: inner.around, value: each };
				return;
			}
			yield { path: inner.path, field, around: inner.around, value };
			return;
		case 'textarea':
		case 'richText':
			if (inner.inside) yield { path: inner.path, field, around: inner.around, value };
			return;
		default:
	}
}
