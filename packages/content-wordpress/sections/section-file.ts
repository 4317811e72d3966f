import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { contract } from '@website/contracts/content-schema';
import {
	type GraphQLOutputType,
	getNullableType,
	isEnumType,
	isListType,
	isObjectType,
	isUnionType,
} from 'graphql';
import { isMap, isPair, isScalar, LineCounter, parseDocument, type YAMLMap } from 'yaml';

/** The source of a contract value: a field of WordPress, a fixed value, or an object or list with its own sources. */
export type Source =
	| { kind: 'path'; path: readonly string[]; type: GraphQLOutputType; line: number }
	| { kind: 'value'; value: unknown }
	| {
			kind: 'object';
			/** Path to the field with the object; empty for the enclosing object itself. */
			path: readonly string[];
			type: GraphQLOutputType;
			fields: ReadonlyMap<string, Source>;
			line: number;
	  };

export interface Layout {
	/** Its name in ACF, or the full name of its GraphQL type. */
	name: string;
	/** Section or blog element of the contract. */
	typename: string;
	fields: ReadonlyMap<string, Source>;
	line: number;
}

/** Flexible content: the GraphQL names of a field group and its field. */
export interface FlexibleContent {
	path: readonly string[];
	layouts: readonly Layout[];
	line: number;
}

/** The source of a contract object on an options page: a root field of WPGraphQL and its fields. */
export interface OptionsSource {
	path: readonly string[];
	fields: ReadonlyMap<string, Source>;
	line: number;
}

/** Objects of the contract that an options page can fill. */
export type OptionsType = 'CallToAction' | 'Footer' | 'Header' | 'SiteSettings';

export interface SectionFile {
	/** File name for messages. */
	name: string;
	pages: FlexibleContent | undefined;
	posts: FlexibleContent | undefined;
	options: ReadonlyMap<OptionsType, OptionsSource>;
	/** Slug of a page whose title, text and buttons are the call-to-action. */
	callToActionPage: string | undefined;
	products: { field: string; fields: ReadonlyMap<string, Source>; line: number } | undefined;
	menus: { header: string | undefined; footer: string | undefined };
}

/** Thrown for an invalid section file; the message lists every fault with its line. */
export class SectionFileError extends Error {
	override name = 'SectionFileError';
}

const graphQLName = /^[_a-z][_0-9a-z]*$/i;
const optionTypes: readonly [key: string, type: OptionsType][] = [
	['callToAction', 'CallToAction'],
	['footer', 'Footer'],
	['header', 'Header'],
	['settings', 'SiteSettings'],
];
/** Objects that a single field of WordPress can fill. */
const singleFieldTypes: ReadonlySet<string> = new Set(['MediaItem', 'Link', 'Button', 'Animation']);

/** Parses a section file (docs/wordpress.md). Throws a SectionFileError with all faults as `name:line: message`. */
export function parseSectionFile(text: string, name: string): SectionFile {
	return new SectionFileParser(text, name).read();
}

class SectionFileParser {
	readonly #text: string;
	readonly #name: string;
	readonly #lines = new LineCounter();
	readonly #faults: { line: number; message: string }[] = [];

	constructor(text: string, name: string) {
		this.#text = text;
		this.#name = name;
	}

	read(): SectionFile {
		const document = parseDocument(this.#text, { lineCounter: this.#lines, prettyErrors: false });
		for (const { pos, message } of document.errors) {
			this.#fault(this.#lines.linePos(pos[0]).line, message);
		}
		const root = document.contents === null ? undefined : this.#map(document.contents, 'the file');
		const parts = this.#entries(root, [
			'pages',
			'posts',
			'products',
			'menus',
			...optionTypes.map(([key]) => key),
		]);
		const options = new Map<OptionsType, OptionsSource>();
		let callToActionPage: string | undefined;
		for (const [key, type] of optionTypes) {
			const part = parts.get(key);
			const map = part && this.#map(part.value, key);
			if (!part || !map) continue;
			const entries = this.#entries(
				map,
				type === 'CallToAction' ? ['from', 'fields', 'page'] : ['from', 'fields'],
			);
			if (entries.has('page')) callToActionPage = this.#string(entries.get('page'), `${key}.page`);
			else options.set(type, this.#options(entries, key, type, part.line));
		}
		const file: SectionFile = {
			name: this.#name,
			pages: this.#flexible(parts.get('pages'), 'pages', 'PageSection', 'section'),
			posts: this.#flexible(parts.get('posts'), 'posts', 'BlogSection', 'element'),
			options,
			callToActionPage,
			products: this.#products(parts.get('products')),
			menus: this.#menus(parts.get('menus')),
		};
		if (this.#faults.length > 0) {
			const lines = this.#faults
				.sort((one, other) => one.line - other.line)
				.map(({ line, message }) => `${this.#name}:${line}: ${message}`);
			throw new SectionFileError(lines.join('\n'));
		}
		return file;
	}

	#options(entries: Entries, key: string, type: string, line: number): OptionsSource {
		const path = this.#path(entries.get('from'), `${key}.from`, line);
		return { path, fields: this.#fields(entries.get('fields'), type, line), line };
	}

	#flexible(
		part: KeyedNode | undefined,
		key: string,
		union: string,
		word: 'section' | 'element',
	): FlexibleContent | undefined {
		const map = part && this.#map(part.value, key);
		if (!part || !map) return undefined;
		const entries = this.#entries(map, ['field', 'layouts']);
		const path = this.#path(entries.get('field'), `${key}.field`, part.line);
		const layouts = entries.get('layouts');
		const layoutMap = layouts && this.#map(layouts.value, `${key}.layouts`);
		if (!layouts) this.#fault(part.line, `${key}.layouts is missing`);
		const members = new Set(memberNames(union));
		return {
			path,
			line: part.line,
			layouts: [...this.#entries(layoutMap).entries()].flatMap(([name, layout]) => {
				const layoutEntries = this.#map(layout.value, name);
				if (!layoutEntries) return [];
				const fields = this.#entries(layoutEntries, [word, 'fields']);
				const typename = this.#string(fields.get(word), `${name}.${word}`);
				if (typename === undefined) {
					this.#fault(layout.line, `${name} needs "${word}: …"`);
					return [];
				}
				if (!members.has(typename)) {
					const line = fields.get(word)?.line ?? layout.line;
					this.#fault(line, `"${typename}" is no ${word}; there are ${[...members].join(', ')}`);
					return [];
				}
				return [
					{
						name,
						typename,
						fields: this.#fields(fields.get('fields'), typename, layout.line),
						line: layout.line,
					},
				];
			}),
		};
	}

	#products(part: KeyedNode | undefined): SectionFile['products'] {
		const map = part && this.#map(part.value, 'products');
		if (!part || !map) return undefined;
		const entries = this.#entries(map, ['field', 'fields']);
		const field = entries.has('field')
			? this.#path(entries.get('field'), 'products.field', part.line)
			: [];
		const fields = entries.has('fields')
			? this.#fields(entries.get('fields'), 'Product', part.line)
			: new Map<string, Source>();
		return { field: field.join('.') || 'products', fields, line: part.line };
	}

	#menus(part: KeyedNode | undefined): SectionFile['menus'] {
		const map = part && this.#map(part.value, 'menus');
		const entries = this.#entries(map, ['header', 'footer']);
		const location = (key: string) => {
			const entry = entries.get(key);
			const text = entry && this.#string(entry, `menus.${key}`);
			if (!entry || !text) return undefined;
			const name = text.toUpperCase().replace(/[^A-Z0-9_]+/g, '_');
			if (!graphQLName.test(name)) this.#fault(entry.line, `"${text}" is no menu location`);
			return name;
		};
		return { header: location('header'), footer: location('footer') };
	}

	#fields(
		part: KeyedNode | undefined,
		typeName: string,
		line: number,
	): ReadonlyMap<string, Source> {
		const type = contract.getType(typeName);
		const map = part && this.#map(part.value, 'fields');
		if (!part) this.#fault(line, '"fields: …" is missing');
		if (!map || !isObjectType(type)) return new Map();
		const fields = type.getFields();
		const sources = new Map<string, Source>();
		for (const [name, entry] of this.#entries(map)) {
			const field = fields[name];
			if (field) {
				const source = this.#source(entry, field.type, `${typeName}.${name}`);
				if (source) sources.set(name, source);
			} else {
				const names = Object.keys(fields).filter((one) => one !== 'id');
				this.#fault(entry.line, `${typeName} has no field "${name}"; it has ${names.join(', ')}`);
			}
		}
		return sources;
	}

	#source(entry: KeyedNode, type: GraphQLOutputType, place: string): Source | undefined {
		const { value: node, line } = entry;
		if (isScalar(node)) {
			const name = objectTypeName(type);
			if (name && !singleFieldTypes.has(name)) this.#fault(line, `${place} needs "fields: …"`);
			return { kind: 'path', path: this.#path(entry, place, line), type, line };
		}
		const map = this.#map(node, place);
		if (!map) return undefined;
		const entries = this.#entries(map, ['value', 'from', 'fields']);
		const fixedEntry = entries.get('value');
		if (fixedEntry) return this.#fixed(fixedEntry, type, place);
		const objectName = objectTypeName(type);
		if (!objectName) {
			this.#fault(line, `${place} is a single value: enter a field of WordPress or "value: …"`);
			return undefined;
		}
		const path = entries.has('from') ? this.#path(entries.get('from'), `${place}.from`, line) : [];
		if (path.length === 0 && isListType(getNullableType(type)) && !entries.has('from')) {
			this.#fault(line, `${place} is a list and needs "from: …"`);
		}
		return {
			kind: 'object',
			path,
			type,
			fields: this.#fields(entries.get('fields'), objectName, line),
			line,
		};
	}

	#fixed({ value: node, line }: KeyedNode, type: GraphQLOutputType, place: string): Source {
		const value: unknown = isScalar(node) ? node.value : Object(node).toJSON?.();
		const nullableType = getNullableType(type);
		if (isEnumType(nullableType) && !nullableType.getValue(String(value))) {
			const names = nullableType.getValues().map(({ name }) => name);
			this.#fault(line, `${place} must be one of ${names.join(', ')}`);
		}
		if (objectTypeName(type)) this.#fault(line, `${place} is no single value`);
		return { kind: 'value', value };
	}

	#path(entry: KeyedNode | undefined, place: string, line: number): string[] {
		const text = entry && this.#string(entry, place);
		if (!entry || text === undefined) {
			if (!entry) this.#fault(line, `${place} is missing`);
			return [];
		}
		const path = text.split('.');
		if (!path.every((name) => graphQLName.test(name))) {
			this.#fault(entry.line, `"${text}" is no field: use GraphQL names, separated by dots`);
		}
		return path;
	}

	#string(entry: KeyedNode | undefined, place: string): string | undefined {
		if (!entry) return undefined;
		const text = isScalar(entry.value) ? entry.value.value : undefined;
		if (typeof text === 'string' && text !== '') return text;
		this.#fault(entry.line, `${place} needs a text`);
		return undefined;
	}

	#map(node: unknown, place: string): YAMLMap | undefined {
		if (isMap(node)) return node;
		this.#fault(this.#lineOf(node), `${place} needs "name: value" lines`);
		return undefined;
	}

	#entries(map: YAMLMap | undefined, allowed?: readonly string[]): Entries {
		const entries = new Map<string, KeyedNode>();
		for (const pair of map?.items ?? []) {
			if (!isPair(pair) || !isScalar(pair.key)) continue;
			const key = String(pair.key.value);
			const line = this.#lineOf(pair.key);
			if (allowed && !allowed.includes(key)) {
				this.#fault(line, `unknown key "${key}"; expected ${allowed.join(', ')}`);
			} else entries.set(key, { value: pair.value, line });
		}
		return entries;
	}

	#lineOf(node: unknown): number {
		const range: unknown = Object(node).range;
		return Array.isArray(range) ? this.#lines.linePos(Number(range[0])).line : 1;
	}

	#fault(line: number, message: string): void {
		this.#faults.push({ line, message });
	}
}

interface KeyedNode {
	value: unknown;
	/** Line of its key. */
	line: number;
}

type Entries = Map<string, KeyedNode>;

function memberNames(union: string): string[] {
	const type = contract.getType(union);
	return isUnionType(type) ? type.getTypes().map(({ name }) => name) : [];
}

/** The object type of a field or of its list's entries; undefined for leaf types. */
export function objectTypeName(type: GraphQLOutputType): string | undefined {
	const nullableType = getNullableType(type);
	if (isListType(nullableType)) return objectTypeName(nullableType.ofType);
	return isObjectType(nullableType) ? nullableType.name : undefined;
}

/** The section file that maps nothing. */
export const noSectionFile = parseSectionFile('', 'sections.yaml');

/** Reads a section file; without a path, returns an empty one. Throws a SectionFileError if it cannot be read or is invalid. */
export async function readSectionFile(path: string | undefined): Promise<SectionFile> {
	if (!path) return noSectionFile;
	const text = await readFile(path, 'utf8').catch((cause: unknown) => {
		throw new SectionFileError(`${path} cannot be read`, { cause });
	});
	return parseSectionFile(text, basename(path));
}
