import { createHash } from 'node:crypto';
import type { LocaleCode } from '@website/contracts/locales';
import type { Block, Field, RichTextField, TextareaField, TextField } from 'payload';
import { settingNames } from '../../documents/empty-content.ts';
import { walkFields } from '../../documents/field-walk.ts';
import { isRecord, type JsonRecord, listOf } from '../../platform/http/reading/json-record.ts';

/** Text fields that are not translated: URLs, measures, code, icon names. All other text fields are. */
export const untranslatedFields: ReadonlySet<string> = new Set([
	...settingNames,
	'canonical',
	'code',
	'data',
	'opengraphType',
	'operator',
	'registrationNumber',
	'slug',
]);

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

/** Inline node types. A node with inline children is one passage. */
const inlineTypes = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock']);

const isInline = (node: unknown): node is JsonRecord =>
	isRecord(node) && inlineTypes.has(String(node.type));

/** A block node of a rich text (Lexical) with text in it, and the child indexes that lead to it from the root. */
export interface Passage {
	at: readonly number[];
	node: JsonRecord;
	isInCell: boolean;
}

/** The passages of a rich text in reading order: paragraphs, headings, list items, table cells. Those without words only on demand. */
export function* passages(value: unknown, withEmpty = false): Generator<Passage> {
	if (!isRecord(value) || !isRecord(value.root)) return;
	for (const passage of passagesIn(value.root, { at: [], isInCell: false }))
		if (withEmpty || listOf(passage.node.children).length > 0) yield passage;
}

function* passagesIn(
	node: JsonRecord,
	{ at, isInCell }: Pick<Passage, 'at' | 'isInCell'>,
): Generator<Passage> {
	const children = listOf(node.children);
	const isEmpty = Array.isArray(node.children) && children.length === 0 && at.length > 0;
	if (isEmpty || children.some(isInline)) {
		yield { at, node, isInCell };
		return;
	}
	const position = { isInCell: isInCell || node.type === 'tablecell' };
	for (const [index, child] of children.entries())
		if (isRecord(child)) yield* passagesIn(child, { ...position, at: [...at, index] });
}

/** The plain text of a node, with `placeholder` in place of an inline block, such as a price. */
export function nodeText(node: JsonRecord, placeholder = ''): string {
	if (node.type === 'text') return typeof node.text === 'string' ? node.text : '';
	if (node.type === 'linebreak') return '\n';
	if (node.type === 'tab') return '\t';
	if (node.type === 'inlineBlock') return placeholder;
	return listOf(node.children)
		.filter(isRecord)
		.map((child) => nodeText(child, placeholder))
		.join('');
}

interface TextOptions {
	/** False for texts to leave out. */
	isIncluded?: (text: TextValue) => boolean;
	/** The text in place of an inline block, such as a price. */
	placeholder?: string;
}

/** The texts of a document in a locale: one entry for each non-empty field, paragraph, heading, list item or table cell. */
export function textsOf(
	fields: readonly Field[],
	document: JsonRecord,
	language: LocaleCode,
	{ isIncluded = () => true, placeholder = '' }: TextOptions = {},
): string[] {
	const texts: string[] = [];
	for (const text of textValues(fields, document, language)) {
		if (!isIncluded(text)) continue;
		const { field, value } = text;
		if (field.type === 'richText')
			for (const { node } of passages(value)) texts.push(nodeText(node, placeholder));
		else if (typeof value === 'string') texts.push(value);
	}
	return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** A hash of texts, 22 characters long. */
export const hashOf = (texts: readonly string[]): string =>
	createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 22);
