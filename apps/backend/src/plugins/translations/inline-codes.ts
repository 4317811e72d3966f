import { isRecord, type JsonRecord, listOf } from '../../platform/http/reading/json-record.ts';

/** A mark in a text, without its brackets: `1`, `/1` or `2/`. */
export const marks = /⟦(\d{1,4}\/?|\/\d{1,4})⟧/g;

const isPlain = (node: JsonRecord) => node.type === 'text' && !node.format;
const isSpanning = (node: JsonRecord) =>
	node.type === 'text' || node.type === 'link' || node.type === 'autolink';

const childrenOf = (node: JsonRecord) => listOf(node.children).filter(isRecord);

/** The nodes of a passage that become inline codes, by their id: in reading order, from 1. */
function codesOf(passage: JsonRecord): Map<number, JsonRecord> {
	const codes = new Map<number, JsonRecord>();
	const visit = (node: JsonRecord) => {
		if (!isPlain(node)) codes.set(codes.size + 1, node);
		childrenOf(node).forEach(visit);
	};
	childrenOf(passage).forEach(visit);
	return codes;
}

/**
 * The text of a rich text passage, with its inline codes as marks: ⟦1⟧words⟦/1⟧ for emphasis or a link, ⟦2/⟧ for a node without words, such
 * as a line break or a price.
 */
export function markedText(passage: JsonRecord): string {
	let last = 0;
	const textOf = (node: JsonRecord): string => {
		const ownText = String(node.text ?? '');
		if (isPlain(node)) return ownText;
		last += 1;
		const id = last;
		if (!isSpanning(node)) return `⟦${id}/⟧`;
		return `⟦${id}⟧${node.type === 'text' ? ownText : childrenOf(node).map(textOf).join('')}⟦/${id}⟧`;
	};
	return childrenOf(passage).map(textOf).join('');
}

const plainNode = (text: string): JsonRecord => ({
	type: 'text',
	text,
	format: 0,
	detail: 0,
	mode: 'normal',
	style: '',
	version: 1,
});

/**
 * The children of a passage with the marked text of a translation. Every code of `passage` must occur once, at any position. Null if codes
 * are missing, repeated, unknown, not closed, or of another kind.
 */
export function nodesOf(passage: JsonRecord, text: string): JsonRecord[] | null {
	const codes = codesOf(passage);
	// Texts at even positions, marks without their brackets at odd ones.
	const parts = text.split(marks);
	let position = 0;
	const readUntil = (closingMark: string | undefined): JsonRecord[] | null => {
		const nodes: JsonRecord[] = [];
		for (;;) {
			const [words, mark] = parts.slice(position, position + 2);
			position += 2;
			if (words) nodes.push(plainNode(words));
			if (mark === closingMark) return nodes;
			const node = mark === undefined ? null : readCode(mark);
			if (!node) return null;
			nodes.push(node);
		}
	};
	const readCode = (mark: string): JsonRecord | null => {
		const id = Number.parseInt(mark, 10);
		const node = codes.get(id);
		codes.delete(id);
		const isAlone = mark.endsWith('/');
		const children = isAlone ? [] : readUntil(`/${id}`);
		if (!node || !children || (isAlone && isSpanning(node))) return null;
		if (!isSpanning(node)) return children.length === 0 ? node : null;
		if (node.type !== 'text') return { ...node, children };
		return children.every(isPlain) ? { ...node, text: children[0]?.text ?? '' } : null;
	};
	const nodes = readUntil(undefined);
	return codes.size > 0 ? null : nodes;
}
