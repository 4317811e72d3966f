import type { Field } from 'payload';
import { storedFields } from '../documents/field-walk.ts';
import * as sections from '../model/sections/registry.ts';
import { isRecord, type JsonRecord } from '../platform/http/reading/json-record.ts';
import type { Keys } from './keys.ts';
import { LexicalWriter } from './lexical.ts';
import { linkGroup } from './link.ts';
import { fail, inside, type Place } from './problem.ts';

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Converts `{ animation: hoist, poster, … }` of a content file. */
function animation(value: JsonRecord, fields: Field[], keys: Keys, place: Place): JsonRecord {
	const { animation: file, ...rest } = value;
	return fill(fields, { ...rest, file }, keys, place);
}

function media(value: unknown, keys: Keys, place: Place) {
	if (typeof value !== 'string') fail(place, 'expects the key of a media file');
	return keys.get('media', value, place);
}

const kindOf = (relationTo: string | string[]) => {
	if (relationTo === 'products') return 'product';
	return relationTo === 'forms' ? 'form' : 'author';
};

function relation(
	field: Field & { type: 'relationship' },
	value: unknown,
	keys: Keys,
	place: Place,
) {
	const { relationTo } = field;
	// The code of a country is its id.
	const idOf = (key: unknown, at: Place) =>
		relationTo === 'countries' ? String(key) : keys.get(kindOf(relationTo), String(key), at);
	if (!field.hasMany) return idOf(value, place);
	if (!Array.isArray(value)) fail(place, 'expects a list of keys');
	return value.map((key, index) => idOf(key, inside(place, index)));
}

function row(fields: Field[], value: unknown, keys: Keys, place: Place): JsonRecord {
	if (!isRecord(value)) fail(place, 'expects fields');
	// An array of links may omit the level "link".
	return fill(fields, 'href' in value ? { link: value } : value, keys, place);
}

function convert(field: Field, value: unknown, keys: Keys, place: Place): unknown {
	switch (field.type) {
		case 'richText':
			if (typeof value !== 'string') return fail(place, 'expects Markdown');
			return new LexicalWriter(keys, place).fromSource(value);
		case 'upload':
			return media(value, keys, place);
		case 'relationship':
			return relation(field, value, keys, place);
		case 'array':
			if (!Array.isArray(value)) return fail(place, 'expects a list');
			return value.map((item, index) => row(field.fields, item, keys, inside(place, index)));
		case 'group':
			if (!isRecord(value)) return fail(place, 'expects fields');
			if (field.interfaceName === 'LinkGroup') return linkGroup(value, keys, place);
			if (field.interfaceName === 'AnimationGroup')
				return animation(value, field.fields, keys, place);
			return fill(field.fields, value, keys, place);
		case 'select':
			return String(value);
		case 'checkbox':
			return value === true;
		case 'number':
			return typeof value === 'number' ? value : fail(place, 'expects a number');
		case 'text':
			if (field.hasMany)
				return Array.isArray(value) ? value.map(String) : fail(place, 'expects a list');
			return typeof value === 'object' ? fail(place, 'expects a text') : String(value);
		default:
			return value;
	}
}

/** Converts data of a content file to document data, by the configuration of the fields. */
export function fill(fields: Field[], data: JsonRecord, keys: Keys, place: Place): JsonRecord {
	const result: JsonRecord = {};
	const remaining = new Set(Object.keys(data));
	for (const field of storedFields(fields)) {
		remaining.delete(field.name);
		const value = data[field.name];
		if (isEmpty(value)) continue;
		result[field.name] = convert(field, value, keys, inside(place, field.name));
	}
	const unknown = [...remaining][0];
	if (unknown) fail(inside(place, unknown), 'there is no such field');
	return result;
}

const blocks = new Map(Object.values(sections).map(({ block }) => [block.slug, block]));

/** Converts page sections of a content file to blocks. */
export function fillSections(source: unknown, keys: Keys, place: Place) {
	if (!Array.isArray(source)) fail(place, 'expects a list of sections');
	return source.map((section: unknown, index) => {
		const at = inside(place, index);
		if (!isRecord(section) || !('blockType' in section))
			return fail(at, 'a section needs a blockType');
		const { blockType, ...data } = section;
		const block = blocks.get(String(blockType));
		if (!block) return fail(inside(at, 'blockType'), `there is no section "${blockType}"`);
		return { blockType: block.slug, ...fill(block.fields, data, keys, inside(at, block.slug)) };
	});
}
