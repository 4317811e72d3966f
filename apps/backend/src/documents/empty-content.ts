import type { Block, Field, FlattenedBlock, FlattenedField } from 'payload';
import { isRecord, type JsonRecord, listOf } from '../platform/http/reading/json-record.ts';
import { blockOf, storedFields, walkFields } from './field-walk.ts';

type AnyField = Field | FlattenedField;

/** Text fields that visitors do not read: addresses, measures, names of icons. */
export const settingNames: ReadonlySet<string> = new Set([
	'anchor',
	'background',
	'blockName',
	'height',
	'icon',
	'id',
	'language',
	'url',
	'width',
]);

/** The group that `linkField` creates. */
export const isLink = (field: AnyField): boolean =>
	field.type === 'group' && 'interfaceName' in field && field.interfaceName === 'LinkGroup';

/** Nodes of a rich text that visitors see without a text. Nodes of unknown types are kept. */
const isElement = ({ children, text, type }: JsonRecord) =>
	!Array.isArray(children) && text === undefined && type !== 'linebreak' && type !== 'tab';

/** Whether a rich text or one of its nodes (Lexical JSON) contains text, an upload or a block. */
function nodeHasContent(node: unknown): boolean {
	if (!isRecord(node)) return false;
	if (isRecord(node.root)) return nodeHasContent(node.root);
	if (typeof node.text === 'string') return node.text.trim() !== '';
	return isElement(node) || listOf(node.children).some(nodeHasContent);
}

/** Whether a field's own value is content that visitors can read or see. Selects and checkboxes are not content. */
export function isContent(field: AnyField, value: unknown): boolean {
	switch (field.type) {
		case 'text':
		case 'textarea':
		case 'code':
			return listOf(Array.isArray(value) ? value : [value]).some(
				(text) => typeof text === 'string' && text.trim() !== '',
			);
		case 'richText':
			return nodeHasContent(value);
		case 'json':
		case 'upload':
		case 'relationship':
			return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
		default:
			return false;
	}
}

/** Whether visitors see the value of a field: the target of a link is no content without its text. */
const isSeen = (field: Field, ancestors: readonly (Field | Block)[]): boolean =>
	!('name' in field && field.name && settingNames.has(field.name)) &&
	!(field.type === 'relationship' && ancestors.some((each) => 'type' in each && isLink(each)));

/** Whether any of these fields has content, at any depth. */
export function hasContent(fields: readonly Field[], data: JsonRecord): boolean {
	for (const { field, value, ancestors } of walkFields(fields, data, null))
		if (isSeen(field, ancestors) && isContent(field, value)) return true;
	return false;
}

const contentTypes = new Set<string>(['text', 'textarea', 'code', 'json', 'richText', 'upload']);

/** Whether a row of these fields can have content; rows of settings, such as links to social networks, are never empty. */
const canHaveContent = (fields: readonly Field[]): boolean =>
	[...storedFields(fields)].some((field) =>
		'fields' in field
			? canHaveContent(field.fields)
			: field.type === 'blocks' || (contentTypes.has(field.type) && isSeen(field, [])),
	);

/** Whether an entry of a list, a section or a blog element shows nothing. */
export function isEmptyRow(field: AnyField, row: unknown): boolean {
	if (!isRecord(row)) return false;
	if (field.type === 'array') return canHaveContent(field.fields) && !hasContent(field.fields, row);
	if (field.type !== 'blocks') return false;
	const block: Block | FlattenedBlock | undefined = blockOf<Block | FlattenedBlock>(field, row);
	return block !== undefined && block.custom?.canBeEmpty !== true && !hasContent(block.fields, row);
}

/** Inline texts and breaks between others are kept, and cells: without them a row would have fewer columns than the others. */
const keptTypes = new Set<unknown>(['linebreak', 'tab', 'tablecell', 'text']);

/** The node without the parts that show nothing. */
const filledNode = (node: JsonRecord): JsonRecord =>
	Array.isArray(node.children)
		? {
				...node,
				children: node.children
					.filter(isRecord)
					.filter((child) => keptTypes.has(child.type) || nodeHasContent(child))
					.map(filledNode),
			}
		: node;

/** A value in one locale as it is published and shown: without passages, entries, sections and elements that show nothing. */
export function filledValue(field: AnyField, value: unknown): unknown {
	switch (field.type) {
		case 'text':
			return field.hasMany && Array.isArray(value)
				? value.filter((text) => isContent(field, text))
				: value;
		case 'richText':
			if (!isRecord(value) || !isRecord(value.root)) return value;
			return nodeHasContent(value) ? { ...value, root: filledNode(value.root) } : null;
		case 'group':
			return isRecord(value) ? filledContent(field.fields, value) : value;
		case 'array':
		case 'blocks':
			return Array.isArray(value)
				? value
						.filter((row) => !isEmptyRow(field, row))
						.map((row) => {
							const fields =
								field.type === 'array'
									? field.fields
									: isRecord(row) && blockOf<Block | FlattenedBlock>(field, row)?.fields;
							return isRecord(row) && fields ? filledContent(fields, row) : row;
						})
				: value;
		default:
			return value;
	}
}

/** A document or a part of it in one locale, as it is published and shown. */
export function filledContent<Document extends object>(
	fields: readonly Field[],
	document: Document,
): Document {
	const values: JsonRecord = {};
	for (const [name, value] of Object.entries(document)) values[name] = value;
	for (const field of storedFields(fields))
		if (field.name in values) values[field.name] = filledValue(field, values[field.name]);
	return Object.assign({ ...document }, values);
}

const childrenOf = (node: unknown) => (isRecord(node) ? listOf(node.children) : []);

/** The cells of a table that need a text: all but the corner above the names of rows. */
const cellsOf = (table: JsonRecord) => listOf(table.children).flatMap(childrenOf).slice(1);

/** The name of a list in a rich text with entries of which some have content and others have none; null without one. */
function unevenNode(node: unknown): 'list' | 'table' | null {
	if (!isRecord(node)) return null;
	if (isRecord(node.root)) return unevenNode(node.root);
	const entries =
		node.type === 'table' ? cellsOf(node) : node.type === 'list' ? childrenOf(node) : [];
	if (nodeHasContent(node) && !entries.every(nodeHasContent))
		return node.type === 'table' ? 'table' : 'list';
	for (const child of childrenOf(node)) {
		const kind = unevenNode(child);
		if (kind) return kind;
	}
	return null;
}

/**
 * The list or table of a field in which some entries have content and others have none; null without one. A list that is empty as a whole is
 * left out. `at` is the first empty entry of a field with rows.
 */
export function unevenList(
	field: AnyField,
	value: unknown,
): { kind: 'list' | 'table'; at: number | null } | null {
	if (field.type === 'richText') {
		const kind = unevenNode(value);
		return kind && { kind, at: null };
	}
	const rows = listOf(value);
	const isEmpty =
		field.type === 'array'
			? (row: unknown) => isEmptyRow(field, row)
			: field.type === 'text' && field.hasMany
				? (row: unknown) => !isContent(field, row)
				: () => false;
	const at = rows.findIndex(isEmpty);
	return at >= 0 && !rows.every(isEmpty) ? { kind: 'list', at } : null;
}
