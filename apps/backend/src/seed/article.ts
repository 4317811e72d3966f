import type { Blockquote, List, Paragraph, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { Keys } from './keys.ts';
import { LexicalWriter } from './lexical.ts';
import { targetOf } from './link.ts';
import { parseMarkdown, plainText } from './markdown.ts';
import { fail, inside, type Place } from './problem.ts';

type Block = { blockType: string } & Record<string, unknown>;
type Directive = ContainerDirective | LeafDirective;

/** Converts the Markdown of a blog article to its blocks. */
export class ArticleWriter {
	readonly #keys: Keys;
	readonly #place: Place;
	readonly #author: number | string;

	constructor(keys: Keys, place: Place, author: number | string) {
		this.#keys = keys;
		this.#place = place;
		this.#author = author;
	}

	write(source: string): Block[] {
		const blocks: Block[] = [];
		let prose: RootContent[] = [];
		const flush = () => {
			if (prose.length > 0) blocks.push({ blockType: 'content', content: this.rich(prose) });
			prose = [];
		};
		for (const node of parseMarkdown(source).children) {
			const block = this.block(node);
			if (block === null) prose.push(node);
			else {
				flush();
				blocks.push(block);
			}
		}
		flush();
		return blocks;
	}

	private rich(nodes: readonly RootContent[], at = this.#place) {
		return new LexicalWriter(this.#keys, at).document(nodes);
	}

	/** The block of a node; null for plain text. */
	private block(node: RootContent): Block | null {
		switch (node.type) {
			case 'heading':
				if (node.depth !== 2 && node.depth !== 3) fail(this.#place, 'headings are ## and ### only');
				return { blockType: 'heading', text: plainText(node), level: String(node.depth) };
			case 'code':
				return { blockType: 'code', code: node.value, language: node.lang ?? '', caption: '' };
			case 'table':
				return { blockType: 'table', hasHeader: true, table: this.rich([node]) };
			case 'blockquote':
				return this.quote(node);
			case 'leafDirective':
			case 'containerDirective':
				return this.directive(node);
			default:
				return null;
		}
	}

	private quote(node: Blockquote): Block {
		const [, quote = '', source = ''] =
			/^([\s\S]*?)(?:\n+(?:--|—|–)\s*(.+))?$/.exec(
				node.children.map(plainText).join('\n').trim(),
			) ?? [];
		return { blockType: 'quote', quote: quote.trim(), source: source.trim() };
	}

	private directive(node: Directive): Block {
		const attributes = node.attributes ?? {};
		const place = inside(this.#place, node.name);
		const heading = attributes.heading ?? '';
		const image = (key: string | null | undefined) =>
			this.#keys.get('media', key ?? '', inside(place, 'image'));
		switch (node.name) {
			case 'media':
				return {
					blockType: 'media',
					media: image(attributes.image),
					width: attributes.width ?? 'normal',
					border: attributes.border === 'true',
					caption: attributes.caption ?? '',
				};
			case 'feature-list':
				return { blockType: 'featureList', heading, features: this.items(node).map(feature) };
			case 'feature-boxes':
				return {
					blockType: 'featureBoxes',
					heading,
					columns: Number(attributes.columns ?? 3),
					boxes: this.boxes(node),
				};
			case 'slider':
				return {
					blockType: 'slider',
					heading,
					slides: this.items(node).map((item) => {
						const [, key, caption = ''] =
							/^image=["“”„]([^"“”]+)["“”]\s*([\s\S]*)$/.exec(plainText(item)) ?? [];
						return { image: image(key), caption };
					}),
				};
			case 'cta-button':
				return { blockType: 'ctaButton', button: this.button(attributes, place) };
			case 'wide-cta':
				return {
					blockType: 'wideCta',
					heading,
					text: node.children.map(plainText).join('\n'),
					button: this.button(attributes, place),
				};
			case 'signature':
				return { blockType: 'signature', text: attributes.text ?? '', author: this.#author };
			default:
				return fail(place, 'there is no such block');
		}
	}

	private button(attributes: NonNullable<Directive['attributes']>, place: Place) {
		const target = targetOf(attributes.href, this.#keys, inside(place, 'href'));
		return {
			link: { title: attributes.label ?? '', newTab: false, ...target },
			style: attributes.style ?? 'primary',
		};
	}

	private items(node: Directive): Paragraph[] {
		const list = node.children.find((child): child is List => child.type === 'list');
		if (!list) fail(inside(this.#place, node.name), 'needs a list');
		return list.children.flatMap((item) =>
			item.children.filter((child): child is Paragraph => child.type === 'paragraph').slice(0, 1),
		);
	}

	private boxes(node: Directive) {
		const boxes: { heading: string; nodes: RootContent[] }[] = [];
		for (const child of node.children) {
			if (child.type === 'heading') boxes.push({ heading: plainText(child), nodes: [] });
			else boxes.at(-1)?.nodes.push(child as RootContent);
		}
		return boxes.map(({ heading, nodes }) => ({ heading, text: this.rich(nodes) }));
	}
}

/** `**Title** Text` as a feature. */
function feature(item: Paragraph) {
	const [first, ...rest] = item.children;
	const strong = first?.type === 'strong';
	return {
		title: strong ? plainText(first) : plainText(item),
		text: strong ? rest.map(plainText).join('').trim() : '',
	};
}
