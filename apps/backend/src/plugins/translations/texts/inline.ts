import { isRecord, type JsonRecord, listOf } from '../../../platform/http/reading/json-record.ts';
import type { PassageElement } from './element.ts';
import { escapeContent } from './xml.ts';

const isPlain = (node: JsonRecord) => node.type === 'text' && !node.format;
const isSpanning = (node: JsonRecord) =>
	node.type === 'text' || node.type === 'link' || node.type === 'autolink';

const childrenOf = (node: JsonRecord) => listOf(node.children).filter(isRecord);

/** The nodes of a passage that become inline codes, by their id: in reading order, from 1. */
function codesOf(passage: JsonRecord): Map<string, JsonRecord> {
	const codes = new Map<string, JsonRecord>();
	const visit = (node: JsonRecord) => {
		if (!isPlain(node)) codes.set(String(codes.size + 1), node);
		childrenOf(node).forEach(visit);
	};
	childrenOf(passage).forEach(visit);
	return codes;
}

/** Encodes a rich text passage as XML: emphasis and links become spanning codes (`pc`), all other nodes placeholders (`ph`). */
export function encodePassage(passage: JsonRecord): string {
	let last = 0;
	const encode = (node: JsonRecord): string => {
		if (isPlain(node)) return escapeContent(String(node.text ?? ''));
		last += 1;
		const id = last;
		if (!isSpanning(node)) return `<ph id="${id}"/>`;
		const inner =
			node.type === 'text'
				? escapeContent(String(node.text ?? ''))
				: childrenOf(node).map(encode).join('');
		return `<pc id="${id}">${inner}</pc>`;
	};
	return childrenOf(passage).map(encode).join('');
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

/** The text of an element without codes; null if it has codes. */
export function plainContent({ children }: PassageElement): string | null {
	const texts = children.map(textOf);
	return texts.includes(null) ? null : texts.join('');
}

/** The text of a text node or a `cp`; null for any other element. */
function textOf(child: PassageElement | string): string | null {
	if (typeof child === 'string') return child;
	if (child.name !== 'cp') return null;
	const hex = child.attributes.hex ?? '';
	return /^[0-9a-f]{1,6}$/i.test(hex) && Number.parseInt(hex, 16) <= 0x10ffff
		? String.fromCodePoint(Number.parseInt(hex, 16))
		: null;
}

/**
 * The children of a passage with the text of a translation. Every code of the source must occur once, at any position. Null if codes are
 * missing, repeated, unknown, or of another kind.
 */
export function decodePassage(source: JsonRecord, target: PassageElement): JsonRecord[] | null {
	const codes = codesOf(source);
	const decode = (parent: PassageElement): JsonRecord[] | null => {
		const nodes: JsonRecord[] = [];
		for (const child of parent.children) {
			const text = textOf(child);
			if (text !== null) {
				if (text !== '') nodes.push(plainNode(text));
				continue;
			}
			const node = typeof child === 'string' ? null : decodeCode(child);
			if (node === null) return null;
			nodes.push(node);
		}
		return nodes;
	};
	const decodeCode = (element: PassageElement): JsonRecord | null => {
		const id = element.attributes.id ?? '';
		const node = codes.get(id);
		if (!node || element.name !== (isSpanning(node) ? 'pc' : 'ph')) return null;
		codes.delete(id);
		if (element.name === 'ph') return node;
		if (node.type === 'text') {
			const text = plainContent(element);
			return text === null ? null : { ...node, text };
		}
		const children = decode(element);
		return children === null ? null : { ...node, children };
	};
	const nodes = decode(target);
	return codes.size > 0 ? null : nodes;
}
