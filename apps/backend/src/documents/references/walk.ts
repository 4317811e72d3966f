import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import type { Block, Field, FlattenedBlock } from 'payload';
import { fieldAffectsData, tabHasName } from 'payload/shared';
import { isRecord } from '../../platform/http/reading/json-record.ts';
import type { Words } from '../../platform/i18n/words.ts';
import { textReferences } from './text-references.ts';
import type { Use } from './use.ts';

type Data = Record<string, unknown>;

interface Position {
	lang: LocaleCode | null;
	path: string;
	place: Words[];
	visit: (use: Use) => void;
}

const isWords = (label: unknown): label is Words =>
	isRecord(label) && typeof label.en === 'string' && typeof label.de === 'string';

const deeper = (at: Position, name: string | number, label?: unknown): Position => ({
	...at,
	path: at.path === '' ? String(name) : `${at.path}.${name}`,
	place: isWords(label) ? [...at.place, label] : at.place,
});

/** The id of a stored relation, loaded or not. */
function numberOf(value: unknown): number | null {
	const id = isRecord(value) ? value.id : value;
	const number = typeof id === 'string' ? Number(id) : id;
	return typeof number === 'number' && Number.isInteger(number) ? number : null;
}

type Put = (value: unknown) => void;

function relation(relationTo: string | string[], value: unknown, put: Put, at: Position): void {
	const { visit, lang, path, place } = at;
	if (typeof relationTo === 'string') {
		const id = numberOf(value);
		if (id === null) return;
		const used = { collection: relationTo, id };
		visit({ used, isShown: true, lang, path, place, replace: (other) => put(other.id) });
		return;
	}
	if (!isRecord(value) || typeof value.relationTo !== 'string') return;
	const id = numberOf(value.value);
	if (id === null) return;
	const used = { collection: value.relationTo, id };
	const replace: Use['replace'] = (other) => put({ relationTo: other.collection, value: other.id });
	visit({ used, isShown: false, lang, path, place, replace });
}

function relations(relationTo: string | string[], stored: unknown, put: Put, at: Position): void {
	if (!Array.isArray(stored)) {
		relation(relationTo, stored, put, at);
		return;
	}
	for (const [index, one] of stored.entries()) {
		const putOne: Put = (other) => {
			stored[index] = other;
		};
		relation(relationTo, one, putOne, deeper(at, index));
	}
}

function blocks(known: readonly (Block | FlattenedBlock)[], rows: unknown, at: Position): void {
	if (!Array.isArray(rows)) return;
	for (const [index, row] of rows.entries()) {
		if (!isRecord(row)) continue;
		const block = known.find(({ slug }) => slug === row.blockType);
		if (block) walk(block.fields, row, deeper(at, index, block.labels?.singular));
	}
}

function value(field: Field, stored: unknown, put: Put, at: Position): void {
	if (stored === null || stored === undefined) return;
	switch (field.type) {
		case 'relationship':
		case 'upload':
			relations(field.relationTo, stored, put, at);
			return;
		case 'text':
			if (field.custom?.leadsTo === true && typeof stored === 'string' && stored !== '')
				at.visit({
					used: { url: stored },
					isShown: false,
					lang: at.lang,
					path: at.path,
					place: at.place,
					replace: ({ path }) => put(path ?? stored),
				});
			return;
		case 'richText':
			for (const reference of textReferences(stored))
				at.visit({ ...reference, lang: at.lang, path: at.path, place: at.place });
			return;
		case 'group':
			if (isRecord(stored)) walk(field.fields, stored, at);
			return;
		case 'array':
			if (!Array.isArray(stored)) return;
			for (const [index, row] of stored.entries())
				if (isRecord(row)) walk(field.fields, row, deeper(at, index));
			return;
		case 'blocks':
			blocks(field.blocks, stored, at);
			return;
		default:
	}
}

function named(field: Field & { name: string }, data: Data, at: Position): void {
	const here = deeper(at, field.name, 'label' in field ? field.label : undefined);
	const stored = data[field.name];
	const put =
		(holder: Data, key: string): Put =>
		(other) => {
			holder[key] = other;
		};
	if ('localized' in field && field.localized === true && at.lang === null && isRecord(stored)) {
		for (const lang of localeCodes)
			value(field, stored[lang], put(stored, lang), { ...here, lang });
		return;
	}
	value(field, stored, put(data, field.name), here);
}

/**
 * Visits everything that a stored document, in all languages at once, leads to or shows: relations, files, links in texts and
 * typed addresses (`custom.leadsTo`). It follows the schema, so a new field or block is covered by being one.
 */
export function walk(fields: readonly Field[], data: Data, at: Position): void {
	for (const field of fields) {
		if (field.type === 'tabs') {
			for (const tab of field.tabs) {
				if (!tabHasName(tab)) walk(tab.fields, data, at);
				else {
					const below = data[tab.name];
					if (isRecord(below)) walk(tab.fields, below, deeper(at, tab.name, tab.label));
				}
			}
		} else if (fieldAffectsData(field)) named(field, data, at);
		else if ('fields' in field) walk(field.fields, data, at);
	}
}

/** All uses in one stored document that was read in all languages. */
export function usesIn(fields: readonly Field[], data: Data): Use[] {
	const uses: Use[] = [];
	walk(fields, data, { lang: null, path: '', place: [], visit: (use) => uses.push(use) });
	return uses;
}
