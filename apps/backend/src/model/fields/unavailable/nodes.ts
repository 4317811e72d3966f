import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';
import { isRecord, type JsonRecord, listOf } from '../../../platform/http/reading/json-record.ts';

/** True if an editor supports a node, by its type and the type of its block. */
export type NodeCheck = (node: JsonRecord) => boolean;

/** The types that every editor supports. */
const coreTypes = ['root', 'paragraph', 'text', 'linebreak', 'tab'];

const isLexical = (editor: RichTextField['editor']): editor is LexicalRichTextAdapter =>
	typeof editor === 'object' && editor !== null && 'editorConfig' in editor;

/** The check for the nodes that a field's editor supports; other editors than Lexical support all. */
export function supportedNodes({ editor }: Pick<RichTextField, 'editor'>): NodeCheck {
	if (!isLexical(editor)) return () => true;
	const { features, resolvedFeatureMap } = editor.editorConfig;
	const types = new Set([
		...coreTypes,
		...features.nodes.map(({ node }) => ('getType' in node ? node : node.replace).getType()),
	]);
	const props: unknown = resolvedFeatureMap.get('blocks')?.sanitizedServerFeatureProps;
	const slugs = (list: 'blocks' | 'inlineBlocks') =>
		new Set(
			listOf(isRecord(props) ? props[list] : []).flatMap((entry) =>
				isRecord(entry) ? [entry.slug] : [entry],
			),
		);
	const blocks: Partial<Record<string, Set<unknown>>> = {
		block: slugs('blocks'),
		inlineBlock: slugs('inlineBlocks'),
	};
	return (node) => {
		const type = String(node.type);
		const blockSlugs = blocks[type];
		return (
			types.has(type) &&
			(!blockSlugs || blockSlugs.has(isRecord(node.fields) && node.fields.blockType))
		);
	};
}

/** The name of a node in messages: its type and the type of its block. */
export const nodeName = ({ type, fields }: JsonRecord): string =>
	[type, isRecord(fields) ? fields.blockType : undefined]
		.filter((part) => typeof part === 'string')
		.join(' ')
		.slice(0, 100);

/** Finds all nodes that the editor does not support, with their paths below the field. Does not search inside of such nodes. */
export function unknownNodes(
	value: unknown,
	isSupported: NodeCheck,
	path = 'root',
): { path: string; name: string }[] {
	const root = isRecord(value) && path === 'root' ? value.root : value;
	if (!isRecord(root)) return [];
	if (!isSupported(root)) return [{ path, name: nodeName(root) }];
	return listOf(root.children).flatMap((child, index) =>
		unknownNodes(child, isSupported, `${path}.children.${index}`),
	);
}

const textNode = (text: string) => ({
	type: 'text',
	text,
	...{ detail: 0, format: 0, mode: 'normal', style: '', version: 1 },
});

const paragraph = (text: string) => ({
	type: 'paragraph',
	children: [textNode(text)],
	...{ direction: null, format: '', indent: 0, textFormat: 0, version: 1 },
});

const inlineText = (node: unknown): string =>
	isRecord(node)
		? typeof node.text === 'string'
			? node.text
			: listOf(node.children).map(inlineText).filter(Boolean).join(' ')
		: '';

/**
 * Converts a text so that its editor can open it: replaces each unsupported node by its text, after the result of `mark`. Otherwise
 * Lexical shows nothing of the text, and a save would lose all of it.
 */
export function toFormText(
	value: unknown,
	isSupported: NodeCheck,
	mark: (name: string) => string,
): unknown {
	if (!isRecord(value) || unknownNodes(value, isSupported).length === 0) return value;
	const replaceUnknown = (node: unknown, parent: JsonRecord): unknown => {
		if (!isRecord(node)) return node;
		if (!isSupported(node)) {
			const text = `[${[mark(nodeName(node)), inlineText(node)].filter(Boolean).join(' ')}]`;
			return ['root', 'tablecell'].includes(String(parent.type)) ? paragraph(text) : textNode(text);
		}
		return Array.isArray(node.children)
			? { ...node, children: node.children.map((child) => replaceUnknown(child, node)) }
			: node;
	};
	return { ...value, root: replaceUnknown(value.root, {}) };
}
