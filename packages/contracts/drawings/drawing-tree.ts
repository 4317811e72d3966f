import { readXml, type XmlTag, XmlTooComplex } from '../xml/read-xml.ts';
import { cleanCss } from './clean-css.ts';
import { DrawingProblem, drawingLimits } from './drawing-problem.ts';
import {
	cleanAttribute,
	isAllowedAttribute,
	isAllowedElement,
	xlinkNamespace,
} from './drawing-rules.ts';

/** An element of an SVG with its allowed attributes. */
export interface DrawingElement {
	name: string;
	attributes: Map<string, string>;
	children: (DrawingElement | string)[];
}

/** The child elements of an element. */
export const elementsOf = ({ children }: DrawingElement): DrawingElement[] =>
	children.filter((child) => typeof child !== 'string');

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Drawings copied from a page's HTML do not declare their namespaces. */
const namespaces = { '': svgNamespace, xlink: xlinkNamespace };

function cleanElement({ name, attributes }: XmlTag): DrawingElement {
	const allowed = new Map<string, string>();
	for (const attribute of Object.values(attributes)) {
		// With `xlink` bound to another namespace, the output would no longer be well formed.
		const isForeign = attribute.prefix === 'xlink' && attribute.uri !== xlinkNamespace;
		if (isForeign || !isAllowedAttribute(attribute.name)) continue;
		const value = cleanAttribute(name, attribute.name, attribute.value);
		if (value !== null) allowed.set(attribute.name, value);
	}
	return { name, attributes: allowed, children: [] };
}

const isSvg = ({ prefix, uri }: XmlTag) => prefix === '' && uri === svgNamespace;

/** Builds the allowed part of a document. Drops an element that is not allowed with its content, comments and processing instructions. */
class Sanitizer {
	#root: DrawingElement | null = null;
	readonly #open: DrawingElement[] = [];
	/** The depth of dropped elements around the current one. */
	#droppedDepth = 0;
	#attributes = 0;
	/** Characters of style sheets. */
	#css = 0;
	#usesXlink = false;

	open(tag: XmlTag): void {
		this.#attributes += Object.keys(tag.attributes).length;
		if (this.#attributes > drawingLimits.attributes) throw new XmlTooComplex('too many attributes');
		const parent = this.#open.at(-1);
		if (!this.#root && !(isSvg(tag) && tag.name === 'svg')) throw new DrawingProblem('unreadable');
		// A `style` element may contain text only.
		const isAllowed = isSvg(tag) && isAllowedElement(tag.name) && parent?.name !== 'style';
		if (this.#droppedDepth > 0 || !isAllowed) {
			this.#droppedDepth += 1;
			return;
		}
		const element = cleanElement(tag);
		this.#usesXlink ||= element.attributes.has('xlink:href');
		this.#root ??= element;
		parent?.children.push(element);
		this.#open.push(element);
	}

	text(text: string): void {
		if (this.#droppedDepth === 0) this.#open.at(-1)?.children.push(text);
	}

	close(): void {
		if (this.#droppedDepth > 0) {
			this.#droppedDepth -= 1;
			return;
		}
		const element = this.#open.pop();
		if (element?.name !== 'style') return;
		const sheet = element.children.join('');
		this.#css += sheet.length;
		if (this.#css > drawingLimits.css) throw new XmlTooComplex('style sheets that are too long');
		const css = cleanCss(sheet, 'stylesheet');
		element.children = css === '' ? [] : [css];
	}

	get root(): DrawingElement {
		if (!this.#root) throw new DrawingProblem('unreadable');
		const { attributes } = this.#root;
		if (!attributes.has('xmlns')) attributes.set('xmlns', svgNamespace);
		if (this.#usesXlink && !attributes.has('xmlns:xlink'))
			attributes.set('xmlns:xlink', xlinkNamespace);
		return this.#root;
	}
}

/** Adobe Illustrator's abbreviations of namespaces: `<!ENTITY ns_svg "http://www.w3.org/2000/svg">`. */
const namespaceEntity = /<!ENTITY\s+(\w+)\s+"(http[^"&%<\s]*)"\s*>/g;

/**
 * The entities of a document type declaration. Parsers differ in their handling, and values can multiply: only abbreviations of namespaces
 * are allowed, and together they must not be longer than a drawing may be.
 */
function entitiesIn(declaration: string, text: string): Record<string, string> {
	if (/<!ENTITY/i.test(declaration.replaceAll(namespaceEntity, '')))
		throw new DrawingProblem('unreadable');
	const entities = Object.fromEntries(
		[...declaration.matchAll(namespaceEntity)].map(([, name = '', value = '']) => [name, value]),
	);
	const length = [...text.matchAll(/&(\w+);/g)].reduce(
		(sum, [, name = '']) => sum + (entities[name]?.length ?? 0),
		0,
	);
	if (length > drawingLimits.bytes) throw new DrawingProblem('tooComplex');
	return entities;
}

/**
 * Parses an SVG document as strict XML and keeps the parts that `drawing-rules.ts` allows. Limits are checked while it streams, so no
 * larger tree is ever built. Throws DrawingProblem.
 */
export async function readDrawingTree(text: string): Promise<DrawingElement> {
	const sanitizer = new Sanitizer();
	try {
		await readXml(text, drawingLimits.xml, {
			open: (tag) => sanitizer.open(tag),
			text: (words) => sanitizer.text(words),
			close: () => sanitizer.close(),
			doctype: (declaration) => entitiesIn(declaration, text),
			namespaces,
		});
		return sanitizer.root;
	} catch (cause) {
		if (cause instanceof DrawingProblem) throw cause;
		const isTooComplex = cause instanceof XmlTooComplex;
		throw new DrawingProblem(isTooComplex ? 'tooComplex' : 'unreadable', { cause });
	}
}

const escapes: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	'\t': '&#x9;',
	'\n': '&#xA;',
	'\r': '&#xD;',
};
const escaped = (text: string, characters: RegExp) =>
	text.replace(characters, (character) => escapes[character] ?? character);

/** Serializes a drawing as XML. */
export function drawingSource({ name, attributes, children }: DrawingElement): string {
	const attributeTexts = [...attributes].map(
		([attribute, value]) => ` ${attribute}="${escaped(value, /[&<>"\t\n\r]/g)}"`,
	);
	const start = `<${name}${attributeTexts.join('')}`;
	if (children.length === 0) return `${start}/>`;
	const inner = children.map((child) =>
		typeof child === 'string' ? escaped(child, /[&<>\r]/g) : drawingSource(child),
	);
	return `${start}>${inner.join('')}</${name}>`;
}
