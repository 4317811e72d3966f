import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';
import { isRecord, type JsonRecord, listOf } from '../../../platform/http/reading/json-record.ts';

/** Says whether an editor has a node, by its type and that of the block in it. */
export type Knows = (node: JsonRecord) => boolean;

/** Types that every editor has. */
const always = ['root', 'paragraph', 'text', 'linebreak', 'tab'];

const isLexical = (editor: RichTextField['editor']): editor is LexicalRichTextAdapter =>
	typeof editor === 'object' && editor !== null && 'editorConfig' in editor;

/** What the editor of a field can show; everything for a field with another editor. */
export function nodesOf({ editor }: Pick<RichTextField, 'editor'>): Knows {
	if (!isLexical(editor)) return () => true;
	const { features, resolvedFeatureMap } = editor.editorConfig;
	const types = new Set([
		...always,
		...features.nodes.map(({ node }) => ('getType' in node ? node : node.replace).getType()),
	]);
	const props: unknown = resolvedFeatureMap.get('blocks')?.sanitizedServerFeatureProps;
	const slugs = (list: 'blocks' | 'inlineBlocks') =>
		new Set(
			listOf(isRecord(props) ? props[list] : []).flatMap((one) =>
				isRecord(one) ? [one.slug] : [one],
			),
		);
	const blocks: Partial<Record<string, Set<unknown>>> = {
		block: slugs('blocks'),
		inlineBlock: slugs('inlineBlocks'),
	};
	return (node) => {
		const type = String(node.type);
		const own = blocks[type];
		return types.has(type) && (!own || own.has(isRecord(node.fields) && node.fields.blockType));
	};
}

/** What a node is called by people who look for it: its type, and that of the block in it. */
export const nodeName = ({ type, fields }: JsonRecord): string =>
	[type, isRecord(fields) ? fields.blockType : undefined]
		.filter((part) => typeof part === 'string')
		.join(' ')
		.slice(0, 100);

/** Every node of a text that its editor does not have, with its path below the field; what is inside of such a node is not looked at. */
export function unknownNodes(
	value: unknown,
	knows: Knows,
	path = 'root',
): { path: string; name: string }[] {
	const root = isRecord(value) && path === 'root' ? value.root : value;
	if (!isRecord(root)) return [];
	if (!knows(root)) return [{ path, name: nodeName(root) }];
	return listOf(root.children).flatMap((child, index) =>
		unknownNodes(child, knows, `${path}.children.${index}`),
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
 * A text that its editor can open: a node that it does not have becomes its words, after what `mark` says of it. Lexical shows nothing of a
 * text with such a node, and a save would lose all of it.
 */
export function showableText(
	value: unknown,
	knows: Knows,
	mark: (name: string) => string,
): unknown {
	if (!isRecord(value) || unknownNodes(value, knows).length === 0) return value;
	const replaceUnknown = (node: unknown, parent: JsonRecord): unknown => {
		if (!isRecord(node)) return node;
		if (!knows(node)) {
			const text = `[${[mark(nodeName(node)), inlineText(node)].filter(Boolean).join(' ')}]`;
			return ['root', 'tablecell'].includes(String(parent.type)) ? paragraph(text) : textNode(text);
		}
		return Array.isArray(node.children)
			? { ...node, children: node.children.map((child) => replaceUnknown(child, node)) }
			: node;
	};
	return { ...value, root: replaceUnknown(value.root, {}) };
}
