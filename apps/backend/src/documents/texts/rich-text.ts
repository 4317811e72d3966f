import { isRecord, type JsonRecord, listOf } from '../../platform/http/reading/json-record.ts';

/** Nodes of a formatted text whose children are words: each is one passage. */
const inlineTypes = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock']);

/** Whether a node stands inside a line of text. */
export const isInline = (node: unknown): node is JsonRecord =>
	isRecord(node) && inlineTypes.has(String(node.type));

/** A node of a formatted text (Lexical) with words in it, and the positions that lead to it from the root. */
export interface Passage {
	at: readonly number[];
	node: JsonRecord;
}

/** The passages of a formatted text, in reading order: paragraphs, headings, items, cells. */
export function* passages(value: unknown): Generator<Passage> {
	if (isRecord(value) && isRecord(value.root)) yield* passagesIn(value.root, []);
}

function* passagesIn(node: JsonRecord, at: readonly number[]): Generator<Passage> {
	const children = listOf(node.children);
	if (children.some(isInline)) {
		yield { at, node };
		return;
	}
	for (const [position, child] of children.entries())
		if (isRecord(child)) yield* passagesIn(child, [...at, position]);
}

/** The words of a node alone. */
export function wordsOf(node: JsonRecord): string {
	if (node.type === 'text') return typeof node.text === 'string' ? node.text : '';
	if (node.type === 'linebreak') return '\n';
	if (node.type === 'tab') return '\t';
	return listOf(node.children).filter(isRecord).map(wordsOf).join('');
}
