import type { Inline, PastedBlock, PastedNode, Picture, Run } from './blocks.ts';
import { type HeadingTag, headingTags } from './levels.ts';
import { nodesWithLists } from './lists.ts';

/** The nodes that a rich text field supports. */
export interface PasteRules {
	headings: readonly HeadingTag[];
	lists: boolean;
	/** Quotations and rules. */
	quotes: boolean;
	tables: boolean;
	pictures: boolean;
	/** The site's URL. Links to it become links to documents. */
	siteUrl: string;
}

/** The document behind a URL of the site. */
export interface LinkedDocument {
	relationTo: string;
	value: number;
	anchor: string | null;
}

/** The files and documents for a pasted text, loaded before it is inserted. */
export interface PasteResources {
	/** The IDs of uploaded pictures, by their URLs in the text. */
	files: ReadonlyMap<string, number>;
	/** Documents by their URLs. */
	documents: ReadonlyMap<string, LinkedDocument>;
	createNodeId: () => string;
}

const frame = { version: 1, direction: null, format: '', indent: 0 } as const;

function textNode(run: Run): PastedNode {
	const format =
		(run.isBold ? 1 : 0) | (run.isItalic ? 2 : 0) | (run.isStruck ? 4 : 0) | (run.isCode ? 16 : 0);
	return { type: 'text', version: 1, text: run.text, format, detail: 0, mode: 'normal', style: '' };
}

function linkFields(href: string, documents: PasteResources['documents']) {
	const target = documents.get(href);
	if (!target) return { linkType: 'custom', url: href, newTab: false };
	const { anchor, relationTo, value } = target;
	return { linkType: 'internal', doc: { relationTo, value }, anchor, newTab: false };
}

/** Converts a line to nodes. Consecutive parts with the same URL become one link. */
function inline(content: readonly Inline[], resources: PasteResources): PastedNode[] {
	const nodes: PastedNode[] = [];
	const link: { href: string | null; children: PastedNode[] } = { href: null, children: [] };
	for (const part of content) {
		const href = part === 'break' ? null : part.href;
		const node = part === 'break' ? { type: 'linebreak', version: 1 } : textNode(part);
		if (href === null) nodes.push(node);
		else if (href === link.href) link.children.push(node);
		else {
			link.children = [node];
			const fields = linkFields(href, resources.documents);
			const id = resources.createNodeId();
			nodes.push({ type: 'link', ...frame, version: 3, id, fields, children: link.children });
		}
		link.href = href;
	}
	return nodes;
}

const paragraph = (children: PastedNode[]): PastedNode => ({
	type: 'paragraph',
	...frame,
	textFormat: 0,
	textStyle: '',
	children,
});

function tableNode(
	rows: readonly Inline[][][][],
	hasHeader: boolean,
	resources: PasteResources,
): PastedNode {
	const cell = (lines: readonly Inline[][], isHead: boolean): PastedNode => ({
		type: 'tablecell',
		...frame,
		headerState: isHead ? 1 : 0,
		colSpan: 1,
		rowSpan: 1,
		backgroundColor: null,
		children: (lines.length > 0 ? lines : [[]]).map((line) => paragraph(inline(line, resources))),
	});
	const children = rows.map((row, index) => ({
		type: 'tablerow',
		...frame,
		children: row.map((lines) => cell(lines, hasHeader && index === 0)),
	}));
	return { type: 'table', ...frame, children };
}

const cellSeparator: Run = {
	...{ isBold: false, isItalic: false, isStruck: false, isCode: false },
	text: ' – ',
	href: null,
};

/** Converts a table to lines, one per row, for fields without tables. */
const linesOfTable = (rows: readonly Inline[][][][]): Inline[][] =>
	rows.map((row) => {
		const cells = row.map((lines) => lines.flat().filter((part) => part !== 'break'));
		const nonEmpty = cells.filter((cell) => cell.length > 0);
		return nonEmpty.flatMap((cell, index) => (index > 0 ? [cellSeparator, ...cell] : cell));
	});

function pictureNode({ src }: Picture, resources: PasteResources): PastedNode[] {
	const value = resources.files.get(src);
	if (value === undefined) return [];
	const id = resources.createNodeId();
	return [{ type: 'upload', version: 3, format: '', id, fields: {}, relationTo: 'media', value }];
}

/** Converts a pasted text to editor nodes. Unsupported blocks become paragraphs; pictures without a file are omitted. */
export function nodesOf(
	blocks: readonly PastedBlock[],
	rules: PasteRules,
	resources: PasteResources,
): PastedNode[] {
	const tags = headingTags(blocks, rules.headings);
	const line = (content: readonly Inline[]) => inline(content, resources);
	const toNodes = (block: PastedBlock): PastedNode[] => {
		switch (block.kind) {
			case 'heading': {
				const tag = tags.get(block.level);
				const children = line(block.content);
				return tag ? [{ type: 'heading', ...frame, tag, children }] : [paragraph(children)];
			}
			case 'quote':
				return rules.quotes
					? [{ type: 'quote', ...frame, children: line(block.content) }]
					: [paragraph(line(block.content))];
			case 'rule':
				return rules.quotes ? [{ type: 'horizontalrule', version: 1 }] : [];
			case 'table':
				return rules.tables
					? [tableNode(block.rows, block.hasHeader, resources)]
					: linesOfTable(block.rows).map((content) => paragraph(line(content)));
			case 'picture':
				return rules.pictures ? pictureNode(block.picture, resources) : [];
			default:
				return [paragraph(line(block.content))];
		}
	};
	return rules.lists ? nodesWithLists(blocks, toNodes, line) : blocks.flatMap(toNodes);
}
