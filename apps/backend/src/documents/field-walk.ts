import type { LocaleCode } from '@website/contracts/locales';
import type { Block, Config, Field, FlattenedBlock } from 'payload';
import { isRecord, type JsonRecord, listOf } from '../platform/http/reading/json-record.ts';

export type NamedField = Field & { name: string };

const isNamed = (field: Field): field is NamedField =>
	field.type !== 'ui' && 'name' in field && Boolean(field.name);

/**
 * The fields of what is stored in one object: what only arranges the form (rows, collapsibles, tabs and groups without a name) is looked
 * through, and a tab with a name is a group.
 */
export function* storedFields(fields: readonly Field[]): Generator<NamedField> {
	for (const field of fields) {
		if (field.type === 'tabs')
			for (const tab of field.tabs) {
				if ('name' in tab && tab.name) yield { ...tab, name: tab.name, type: 'group' };
				else yield* storedFields(tab.fields);
			}
		else if (isNamed(field)) yield field;
		else if ('fields' in field) yield* storedFields(field.fields);
	}
}

/** The type of a block that is stored; undefined for one that no longer exists. */
export const blockOf = <One extends Block | FlattenedBlock>(
	{ blocks }: { blocks: readonly One[] },
	row: JsonRecord,
): One | undefined => blocks.find(({ slug }) => slug === row.blockType);

/** A field with what a document holds in it. */
export interface FieldValue {
	field: NamedField;
	value: unknown;
	/** Names and positions that lead there, such as `sections`, 2, `heading`. */
	path: readonly (string | number)[];
	/** Fields and blocks around it, from the outside in. */
	around: readonly (Field | Block)[];
	/** The language of the value; null for one that all languages share. */
	lang: LocaleCode | null;
	/** Puts another value in its place in the document. */
	replace: (value: unknown) => void;
}

type Position = Pick<FieldValue, 'path' | 'around' | 'lang'>;

const top: Position = { path: [], around: [], lang: null };

/**
 * Every field of a stored document with its value, in the order of the form, those of groups, rows and blocks after the field that they are in.
 *
 * @param locales of a document read in all languages: those whose values are visited; null for one read in a single language
 */
export function* walkFields(
	fields: readonly Field[],
	data: JsonRecord,
	locales: readonly LocaleCode[] | null,
	at: Position = top,
): Generator<FieldValue> {
	for (const field of storedFields(fields)) {
		const path = [...at.path, field.name];
		const fieldValue = data[field.name];
		const isLocalized = 'localized' in field && field.localized === true;
		if (locales === null || at.lang !== null || !isLocalized) {
			const replace = (value: unknown) => {
				data[field.name] = value;
			};
			yield* withInner({ ...at, field, path, value: fieldValue, replace }, locales);
			continue;
		}
		const values: JsonRecord = isRecord(fieldValue) ? fieldValue : {};
		for (const lang of locales) {
			const replace = (value: unknown) => {
				values[lang] = value;
			};
			yield* withInner({ ...at, field, path, lang, value: values[lang], replace }, locales);
		}
	}
}

function* withInner(
	visited: FieldValue,
	locales: readonly LocaleCode[] | null,
): Generator<FieldValue> {
	yield visited;
	const { field, value, path, lang } = visited;
	const at = { path, lang, around: [...visited.around, field] };
	if (field.type === 'group') {
		if (isRecord(value)) yield* walkFields(field.fields, value, locales, at);
		return;
	}
	if (field.type !== 'array' && field.type !== 'blocks') return;
	for (const [index, row] of listOf(value).entries()) {
		if (!isRecord(row)) continue;
		const block = field.type === 'blocks' ? blockOf(field, row) : undefined;
		const inner = field.type === 'array' ? field.fields : (block?.fields ?? []);
		const around = block ? [...at.around, block] : at.around;
		yield* walkFields(inner, row, locales, { ...at, around, path: [...path, index] });
	}
}

type Change = (field: Field) => Field;
type Container = { localized?: boolean; type?: string };

/**
 * Fields with a change made to all that are inside them, then to themselves.
 *
 * @param isEntered whether what is inside a field or a tab is changed
 */
export function mapFields(
	fields: readonly Field[],
	change: Change,
	isEntered: (field: Container) => boolean = () => true,
): Field[] {
	const inner = <One extends { fields: Field[] } & Container>(one: One): One =>
		isEntered(one) ? { ...one, fields: mapFields(one.fields, change, isEntered) } : one;
	return fields.map((field) => {
		switch (field.type) {
			case 'array':
			case 'group':
			case 'row':
			case 'collapsible':
				return change(inner(field));
			case 'blocks':
				return change(isEntered(field) ? { ...field, blocks: field.blocks.map(inner) } : field);
			case 'tabs':
				return change({ ...field, tabs: field.tabs.map(inner) });
			default:
				return change(field);
		}
	});
}

/** What of a configuration has fields. */
export type Forms = Pick<Config, 'collections' | 'globals'>;

/** The configuration with a change made to every field of every form, at any depth. */
export const withEveryField = <Made extends Forms>(config: Made, change: Change): Made => ({
	...config,
	collections: (config.collections ?? []).map((each) => ({
		...each,
		fields: mapFields(each.fields, change),
	})),
	globals: (config.globals ?? []).map((each) => ({
		...each,
		fields: mapFields(each.fields, change),
	})),
});
