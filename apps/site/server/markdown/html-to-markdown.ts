import { withoutSoftHyphens } from '@website/contracts/soft-hyphens';
import type { Element, ElementContent, Root, Text } from 'hast';
import { select } from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { formAsText, isSentForm } from './form-as-text.ts';
import { isText } from './is-text.ts';
import { inParagraphs, showsLineEnds, withLineBreaks } from './line-breaks.ts';

const parser = unified().use(rehypeParse);
const writer = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify, { bullet: '-' });

/**
 * The HTML of the page at `url` as Markdown (CommonMark with GitHub's tables): its head as front matter in YAML, then its main part.
 * Addresses are whole, so that the text can be read anywhere.
 */
export function htmlToMarkdown(html: string, url: string): string {
	const page = parser.parse(html);
	const main = select('main', page) ?? select('body', page);
	const root: Root = {
		type: 'root',
		children: main?.children.flatMap((child) => readable(child, main, url)) ?? [],
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
	// A string of JSON is one of YAML too (YAML 1.2, section 1.3).
	const lines = Object.entries(entries).flatMap(([name, value]) =>
		value ? [`${name}: ${JSON.stringify(value)}`] : [],
	);
	return ['---', ...lines, '---', ''].join('\n');
}

/** What a reader without a browser gets of a node; nothing where no content remains of a link. */
function readable(node: ElementContent, parent: Element, url: string): ElementContent[] {
	if (node.type === 'text') return [text(withoutSoftHyphens(node.value))];
	if (node.type === 'element' && isSentForm(node)) return readable(formAsText(node), parent, url);
	if (node.type === 'comment' || !isText(node, parent)) return [];
	if (node.tagName === 'pre') return [node];
	if (node.tagName === 'video') return readable(linkToFilm(node), parent, url);
	const hasLines = showsLineEnds(node.properties);
	const lines = hasLines ? withLineBreaks(node.children) : node.children;
	const children = spaced(lines.flatMap((child) => readable(child, node, url)));
	if (hasLines && node.tagName === 'p') return inParagraphs({ ...node, children });
	if (node.tagName === 'span' && !children.some(hasContent)) return [];
	// What is fetched when it is opened is not there.
	if (node.tagName === 'details' && !children.some(isOpenedContent)) return [];
	// What is highlighted on the screen is part of its word.
	if (node.tagName === 'mark') return children;
	const properties = withWholeAddress(node.properties, url);
	if (!phrases.has(node.tagName)) return [{ ...node, properties, children }];
	const name = properties.ariaLabel;
	const content = children.some(hasContent) || !name ? children : [text(String(name))];
	return content.some(hasContent)
		? withBlanksOutside({ ...node, properties, children: content })
		: [];
}

/** A film as a link by its name to its first source: the picture in its place says nothing. */
function linkToFilm(film: Element): Element {
	const href = film.properties.src ?? select('source', film)?.properties.src;
	const link: Element = { ...film, tagName: 'a', children: [] };
	return { ...link, properties: { href, ariaLabel: film.properties.ariaLabel } };
}

function withWholeAddress(properties: Element['properties'], url: string): Element['properties'] {
	const { href, src } = properties;
	return {
		...properties,
		...(href ? { href: new URL(String(href), url).href } : {}),
		...(src ? { src: new URL(String(src), url).href } : {}),
	};
}

/** Markdown marks these inside a line, where no blank may stand between mark and word. */
const phrases = new Set(['a', 'strong', 'b', 'em', 'i']);

function withBlanksOutside(phrase: Element): ElementContent[] {
	const [first, last] = [phrase.children.at(0), phrase.children.at(-1)];
	const begins = first?.type === 'text' && /^\s/.test(first.value);
	const ends = last?.type === 'text' && /\s$/.test(last.value);
	const children = phrase.children.map((child) => {
		if (child.type !== 'text') return child;
		const begun = begins && child === first ? child.value.trimStart() : child.value;
		return text(ends && child === last ? begun.trimEnd() : begun);
	});
	const blank = [text(' ')];
	return [...(begins ? blank : []), { ...phrase, children }, ...(ends ? blank : [])];
}

const text = (value: string): Text => ({ type: 'text', value });

/** Elements that a style sheet sets apart stand apart in text too; a figure in each currency is divided by a slash. */
function spaced(children: ElementContent[]): ElementContent[] {
	return children.flatMap((child, index) => {
		const before = children[index - 1];
		if (child.type !== 'element' || before?.type !== 'element') return [child];
		if (child.tagName === 'br' || before.tagName === 'br') return [child];
		const isFigure = 'dataFigure' in child.properties && 'dataFigure' in before.properties;
		// What is no figure, such as "no price", is the same in each currency.
		if (isFigure && wordsOf(child) === wordsOf(before)) return [];
		return [text(isFigure ? ' / ' : ' '), child];
	});
}

function wordsOf(node: ElementContent): string {
	if (node.type === 'text') return node.value;
	return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** Whether a child of a disclosure has content besides its label. */
function isOpenedContent(node: ElementContent): boolean {
	return hasContent(node) && !(node.type === 'element' && node.tagName === 'summary');
}

function hasContent(node: ElementContent): boolean {
	if (node.type === 'text') return node.value.trim() !== '';
	if (node.type === 'element' && node.tagName === 'img') return true;
	return 'children' in node && node.children.some(hasContent);
}
