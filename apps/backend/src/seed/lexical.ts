import { randomUUID } from 'node:crypto';
import type { PhrasingContent, RootContent, Table } from 'mdast';
import type { RichText } from '../content/values/html.ts';
import type { Keys } from './keys.ts';
import { targetOf } from './link.ts';
import { parseMarkdown, plainText } from './markdown.ts';
import { fail, type Place } from './problem.ts';

type LexicalNode = RichText['root']['children'][number];

const bold = 1;
const italic = 2;
const struck = 4;
const code = 16;

const frame = { version: 1, direction: 'ltr', format: '', indent: 0 } as const;

const textNode = (text: string, format: number): LexicalNode => ({
	type: 'text',
	version: 1,
	text,
	format,
	detail: 0,
	mode: 'normal',
	style: '',
});

/** Converts Markdown to rich text of the Lexical editor. */
export class LexicalWriter {
	readonly #keys: Keys;
	readonly #place: Place;

	constructor(keys: Keys, place: Place) {
		this.#keys = keys;
		this.#place = place;
	}

	document(nodes: readonly RootContent[]): RichText {
		const children = nodes.flatMap((node) => this.block(node));
		return { root: { type: 'root', ...frame, children } };
	}

	fromSource(source: string): RichText {
		return this.document(parseMarkdown(source).children);
	}

	private paragraph(children: LexicalNode[]): LexicalNode {
		return { type: 'paragraph', ...frame, textFormat: 0, textStyle: '', children };
	}

	private block(node: RootContent): LexicalNode[] {
		switch (node.type) {
			case 'paragraph':
				return [this.paragraph(this.inline(node.children, 0))];
			case 'heading':
				return [
					{
						type: 'heading',
						tag: `h${node.depth}`,
						...frame,
						children: this.inline(node.children, 0),
					},
				];
			case 'list':
				return [this.list(node.ordered === true, node.start ?? 1, node.children)];
			case 'blockquote':
				return [
					{
						type: 'quote',
						...frame,
						children: node.children.flatMap((child) =>
							child.type === 'paragraph' ? this.inline(child.children, 0) : [],
						),
					},
				];
			case 'thematicBreak':
				return [{ type: 'horizontalrule', version: 1 }];
			case 'table':
				return [this.table(node)];
			default:
				return fail(this.#place, `Markdown of the kind "${node.type}" cannot be used here`);
		}
	}

	private list(ordered: boolean, start: number, items: readonly RootContent[]): LexicalNode {
		const children = items.map((item, index) => ({
			type: 'listitem',
			...frame,
			value: start + index,
			children: 'children' in item ? this.itemContent(item.children) : [],
		}));
		return {
			type: 'list',
			...frame,
			listType: ordered ? 'number' : 'bullet',
			tag: ordered ? 'ol' : 'ul',
			start,
			children,
		};
	}

	private itemContent(nodes: readonly (RootContent | PhrasingContent)[]): LexicalNode[] {
		return nodes.flatMap((node) => {
			if (node.type === 'paragraph') return this.inline(node.children, 0);
			if (node.type === 'list')
				return [this.list(node.ordered === true, node.start ?? 1, node.children)];
			return fail(this.#place, `a list entry cannot hold "${node.type}"`);
		});
	}

	private table(node: Table): LexicalNode {
		const children = node.children.map((row, index) => ({
			type: 'tablerow',
			...frame,
			children: row.children.map((cell) => ({
				type: 'tablecell',
				...frame,
				headerState: index === 0 ? 1 : 0,
				colSpan: 1,
				rowSpan: 1,
				backgroundColor: null,
				children: [this.paragraph(this.inline(cell.children, 0))],
			})),
		}));
		return { type: 'table', ...frame, children };
	}

	private inline(nodes: readonly PhrasingContent[], format: number): LexicalNode[] {
		return nodes.flatMap((node): LexicalNode[] => {
			switch (node.type) {
				case 'text':
					return [textNode(node.value.replace(/\n/g, ' '), format)];
				case 'strong':
					return this.inline(node.children, format | bold);
				case 'emphasis':
					return this.inline(node.children, format | italic);
				case 'delete':
					return this.inline(node.children, format | struck);
				case 'inlineCode':
					return [textNode(node.value, format | code)];
				case 'break':
					return [{ type: 'linebreak', version: 1 }];
				case 'link':
					return [this.link(node.url, this.inline(node.children, format))];
				case 'textDirective':
					if (node.name === 'price') return [this.price(node.attributes ?? {})];
					// A colon in text, such as "10:am", is not a directive.
					return [textNode(`:${node.name}${plainText(node)}`, format)];
				default:
					return fail(this.#place, `Markdown of the kind "${node.type}" cannot be used in a line`);
			}
		});
	}

	/** `:price{item=sms country=DK quantity=100}`: a price of the price list. */
	private price(attributes: Record<string, string | null | undefined>): LexicalNode {
		const { item, country, show = 'exact', ...counts } = attributes;
		if (!item) fail(this.#place, 'a price names its item: :price{item=sms country=DK}');
		const numbers = Object.entries(counts).map(([name, value]) => [name, Number(value)]);
		return {
			type: 'inlineBlock',
			version: 1,
			fields: {
				id: randomUUID().replaceAll('-', '').slice(0, 24),
				blockType: 'price',
				blockName: '',
				item,
				...(country && { country }),
				show,
				...Object.fromEntries(numbers),
			},
		};
	}

	private link(href: string, children: LexicalNode[]): LexicalNode {
		const target = targetOf(href, this.#keys, this.#place);
		const fields =
			'url' in target
				? { linkType: 'custom', url: target.url, newTab: false }
				: {
						linkType: 'internal',
						doc: target.reference,
						newTab: false,
						anchor: target.anchor ?? null,
					};
		return {
			type: 'link',
			...frame,
			version: 3,
			id: randomUUID().replaceAll('-', '').slice(0, 24),
			fields,
			children,
		};
	}
}
