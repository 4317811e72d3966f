import type { Field } from 'payload';
import { fieldAffectsData, tabHasName } from 'payload/shared';
import { isRecord } from '../../platform/http/reading/json-record.ts';

type Data = Record<string, unknown>;

/** A field with what a document holds in it, in one language. */
export interface Visited {
	field: Field & { name: string };
	value: unknown;
	path: string;
}

type Visit = (visited: Visited) => void;

const join = (path: string, name: string | number) =>
	path === '' ? String(name) : `${path}.${name}`;

function rows(field: Field, value: unknown, path: string, visit: Visit): void {
	if (!Array.isArray(value)) return;
	for (const [index, row] of value.entries()) {
		if (!isRecord(row)) continue;
		const fields =
			field.type === 'blocks'
				? field.blocks.find(({ slug }) => slug === row.blockType)?.fields
				: field.type === 'array'
					? field.fields
					: undefined;
		if (fields) visitFields(fields, row, visit, join(path, index));
	}
}

/** Visits every field of a document read in one language, those of rows and blocks included, in the order of the form. */
export function visitFields(fields: readonly Field[], data: Data, visit: Visit, path = ''): void {
	for (const field of fields) {
		if (field.type === 'tabs') {
			for (const tab of field.tabs) {
				const below = tabHasName(tab) ? data[tab.name] : data;
				const at = tabHasName(tab) ? join(path, tab.name) : path;
				if (isRecord(below)) visitFields(tab.fields, below, visit, at);
			}
		} else if (fieldAffectsData(field)) {
			const value = data[field.name];
			const at = join(path, field.name);
			visit({ field, value, path: at });
			if (field.type === 'group' && isRecord(value)) visitFields(field.fields, value, visit, at);
			else rows(field, value, at, visit);
		} else if ('fields' in field) visitFields(field.fields, data, visit, path);
	}
}
