import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/** Parses Markdown with tables, prices (`:price{…}`) and the blocks of blog articles. */
export const parseMarkdown = (source: string): Root => parser.parse(source);

interface Node {
	type: string;
	value?: string;
	children?: Node[];
}

/** The text of a node, without formatting. */
export function plainText(node: Node): string {
	if (node.type === 'break') return '\n';
	if (node.value !== undefined) return node.value;
	return (node.children ?? []).map(plainText).join('');
}
