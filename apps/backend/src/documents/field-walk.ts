import type { LocaleCode } from '@website/contracts/locales';
import type { Block, Config, Field, FlattenedBlock } from 'payload';
import { isRecord, type JsonRecord, listOf } from '../platform/http/reading/json-record.ts';

export type NamedField = Field & { name: string };

const isNamed = (field: Field): field is NamedField =>
	field.type !== 'ui' && 'name' in field && Boolean(field.name);

/**
 * Yields the fields that are stored in one object. Fields that only arrange the form (rows, collapsibles, unnamed tabs and groups) are
 * replaced by their own fields; a named tab is yielded as a group.
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

/** The config of a stored block; undefined if that block no longer exists. */
export const blockOf = <One extends Block | FlattenedBlock>(
	{ blocks }: { blocks: readonly One[] },
	row: JsonRecord,
): One | undefined => blocks.find(({ slug }) => slug === row.blockType);

/** A field with its value in a document. */
export interface FieldValue {
	field: NamedField;
	value: unknown;
	/** Field names and row indexes, such as `sections`, 2, `heading`. */
	path: readonly (string | number)[];
	/** The enclosing fields and blocks, outermost first. */
	ancestors: readonly (Field | Block)[];
	/** The locale of the value; null for a value shared by all locales. */
	lang: LocaleCode | null;
}

type Position = Pick<FieldValue, 'path' | 'ancestors' | 'lang'>;

const top: Position = { path: [], ancestors: [], lang: null };

/**
 * Yields every field of a stored document with its value, in form order. The fields of groups, rows and blocks follow their parent.
 *
 * @param locales the locales to visit, if the document was read in all locales; null if it was read in one
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
			yield* walkField({ ...at, field, path, value: fieldValue }, locales);
			continue;
		}
		const values: JsonRecord = isRecord(fieldValue) ? fieldValue : {};
		for (const lang of locales)
			yield* walkField({ ...at, field, path, lang, value: values[lang] }, locales);
	}
}

function* walkField(
	fieldValue: FieldValue,
	locales: readonly LocaleCode[] | null,
): Generator<FieldValue> {
	yield fieldValue;
	const { field, value, path, lang } = fieldValue;
	const at = { path, lang, ancestors: [...fieldValue.ancestors, field] };
	if (field.type === 'group') {
		if (isRecord(value)) yield* walkFields(field.fields, value, locales, at);
		return;
	}
	if (field.type !== 'array' && field.type !== 'blocks') return;
	for (const [index, row] of listOf(value).entries()) {
		if (!isRecord(row)) continue;
		const block = field.type === 'blocks' ? blockOf(field, row) : undefined;
		const inner = field.type === 'array' ? field.fields : (block?.fields ?? []);
		const ancestors = block ? [...at.ancestors, block] : at.ancestors;
		yield* walkFields(inner, row, locales, { ...at, ancestors, path: [...path, index] });
	}
}

type Change = (field: Field) => Field;
type Container = { localized?: boolean; type?: string };

/**
 * Applies a change to all nested fields, then to the fields themselves.
 *
 * @param isEntered whether the fields inside a field or tab are changed
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

/** The parts of a config that have fields. */
export type ConfigWithFields = Pick<Config, 'collections' | 'globals'>;

/** Applies a change to every field of every collection and global, at any depth. */
export const withEveryField = <Part extends ConfigWithFields>(
	config: Part,
	change: Change,
): Part => ({
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
