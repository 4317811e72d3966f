import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import type { Element, ElementContent, Root, Text } from 'hast';
import { select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import {
	formAsText,
	isPostForm,
	isText,
	preservesLineBreaks,
	splitParagraphs,
	withLineBreaks,
} from './readable-html.ts';

const parser = unified().use(rehypeParse);
const writer = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify, { bullet: '-' });

/**
 * Converts the HTML of the page at `url` to Markdown (CommonMark with GitHub's tables): its head as YAML front matter, then its main
 * element. URLs are absolute, so that the text can be read anywhere.
 */
export function htmlToMarkdown(html: string, url: string): string {
	const page = parser.parse(html);
	const main = select('main', page) ?? select('body', page);
	const root: Root = {
		type: 'root',
		children: main?.children.flatMap((child) => readableNodes(child, main, url)) ?? [],
	};
	return `${frontMatter(page)}\n${writer.stringify(writer.runSync(root))}`;
}

function frontMatter(page: Root): string {
	const head = select('head', page);
	const content = (selector: string) => select(selector, head)?.properties.content;
	const title = select('title', head)?.children.find((child) => child.type === 'text')?.value;
	const entries = {
		title,
		description: content('meta[name="description"]'),
		language: select('html', page)?.properties.lang,
		url: select('link[rel="canonical"]', head)?.properties.href,
		published: content('meta[property="article:published_time"]'),
		modified: content('meta[property="article:modified_time"]'),
	};
	// A JSON string is also a YAML string (YAML 1.2, section 1.3).
	const lines = Object.entries(entries).flatMap(([name, value]) =>
		value ? [`${name}: ${JSON.stringify(value)}`] : [],
	);
	return ['---', ...lines, '---', ''].join('\n');
}

/** The parts of a node that make sense without a browser. Drops links without content. */
function readableNodes(node: ElementContent, parent: Element, url: string): ElementContent[] {
	if (node.type === 'text') return [text(withoutSoftHyphens(node.value))];
	if (node.type === 'element' && isPostForm(node))
		return readableNodes(formAsText(node), parent, url);
	if (node.type === 'comment' || !isText(node, parent)) return [];
	if (node.tagName === 'pre') return [node];
	if (node.tagName === 'video' || node.tagName === 'audio')
		return readableNodes(playerLink(node), parent, url);
	const hasLines = preservesLineBreaks(node.properties);
	const lines = hasLines ? withLineBreaks(node.children) : node.children;
	const children = withSeparators(lines.flatMap((child) => readableNodes(child, node, url)));
	if (hasLines && node.tagName === 'p') return splitParagraphs({ ...node, children });
	if (node.tagName === 'span' && !children.some(hasContent)) return [];
	// Content that loads when the disclosure is opened is missing from the HTML.
	if (node.tagName === 'details' && !children.some(isDisclosureContent)) return [];
	// A highlighted part belongs to its word, without spaces around it.
	if (node.tagName === 'mark') return children;
	const properties = withAbsoluteUrl(node.properties, url);
	if (!phrases.has(node.tagName)) return [{ ...node, properties, children }];
	const name = properties.ariaLabel;
	const content = children.some(hasContent) || !name ? children : [text(String(name))];
	return content.some(hasContent)
		? withSpacesOutside({ ...node, properties, children: content })
		: [];
}

/** A link with the label of a player to its first source; a poster has no information. */
function playerLink(player: Element): Element {
	const href = player.properties.src ?? select('source', player)?.properties.src;
	const link: Element = { ...player, tagName: 'a', children: [] };
	return { ...link, properties: { href, ariaLabel: player.properties.ariaLabel } };
}

function withAbsoluteUrl(properties: Element['properties'], url: string): Element['properties'] {
	const { href, src } = properties;
	return {
		...properties,
		...(href ? { href: new URL(String(href), url).href } : {}),
		...(src ? { src: new URL(String(src), url).href } : {}),
	};
}

/** Inline elements with delimiters in Markdown, which allows no space between a delimiter and the text. */
const phrases = new Set(['a', 'strong', 'b', 'em', 'i']);

function withSpacesOutside(phrase: Element): ElementContent[] {
	const [first, last] = [phrase.children.at(0), phrase.children.at(-1)];
	const hasLeadingSpace = first?.type === 'text' && /^\s/.test(first.value);
	const hasTrailingSpace = last?.type === 'text' && /\s$/.test(last.value);
	const children = phrase.children.map((child) => {
		if (child.type !== 'text') return child;
		const trimmed = hasLeadingSpace && child === first ? child.value.trimStart() : child.value;
		return text(hasTrailingSpace && child === last ? trimmed.trimEnd() : trimmed);
	});
	const space = [text(' ')];
	return [
		...(hasLeadingSpace ? space : []),
		{ ...phrase, children },
		...(hasTrailingSpace ? space : []),
	];
}

const text = (value: string): Text => ({ type: 'text', value });

/** Adds a space between adjacent elements, which CSS separates on the page, and a slash between the currencies of a figure. */
function withSeparators(children: ElementContent[]): ElementContent[] {
	return children.flatMap((child, index) => {
		const previous = children[index - 1];
		if (child.type !== 'element' || previous?.type !== 'element') return [child];
		if (child.tagName === 'br' || previous.tagName === 'br') return [child];
		const isFigure = 'dataFigure' in child.properties && 'dataFigure' in previous.properties;
		// Words in place of a figure, such as "no price", are the same in each currency.
		if (isFigure && textOf(child) === textOf(previous)) return [];
		return [text(isFigure ? ' / ' : ' '), child];
	});
}

function textOf(node: ElementContent): string {
	if (node.type === 'text') return node.value;
	return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** True for a child of a disclosure that has content and is not its summary. */
function isDisclosureContent(node: ElementContent): boolean {
	return hasContent(node) && !(node.type === 'element' && node.tagName === 'summary');
}

function hasContent(node: ElementContent): boolean {
	if (node.type === 'text') return node.value.trim() !== '';
	if (node.type === 'element' && node.tagName === 'img') return true;
	return 'children' in node && node.children.some(hasContent);
}
