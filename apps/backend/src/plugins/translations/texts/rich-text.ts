import { isRecord, type JsonRecord, listOf } from '../../../platform/http/reading/json-record.ts';

/** Inline node types. A node with inline children is one passage. */
const inlineTypes = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock']);

/** Whether a node is inline. */
export const isInline = (node: unknown): node is JsonRecord =>
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
