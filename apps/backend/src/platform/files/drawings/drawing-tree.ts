import type { SaxesTagNS } from 'saxes';
import { limits } from '../../limits.ts';
import { readXml, XmlTooComplex } from '../../xml/read-xml.ts';
import { problems, UploadProblem } from '../upload-problem.ts';
import { cleanCss } from './clean-css.ts';
import {
	cleanAttribute,
	isAllowedAttribute,
	isAllowedElement,
	xlinkNamespace,
} from './drawing-rules.ts';

/** An element of a drawing, with what the rules allow of it. */
export interface DrawingElement {
	name: string;
	attributes: Map<string, string>;
	children: (DrawingElement | string)[];
}

/** The elements directly below one. */
export const elementsOf = ({ children }: DrawingElement): DrawingElement[] =>
	children.filter((child) => typeof child !== 'string');

const svgNamespace = 'http://www.w3.org/2000/svg';

const { drawingXml, drawingAttributes, drawingCss } = limits.uploads;

function cleanElement({ name, attributes }: SaxesTagNS): DrawingElement {
	const allowed = new Map<string, string>();
	for (const attribute of Object.values(attributes)) {
		// Under a prefix that means something else, the element would no longer be well formed.
		const isForeign = attribute.prefix === 'xlink' && attribute.uri !== xlinkNamespace;
		if (isForeign || !isAllowedAttribute(attribute.name)) continue;
		const value = cleanAttribute(name, attribute.name, attribute.value);
		if (value !== null) allowed.set(attribute.name, value);
	}
	return { name, attributes: allowed, children: [] };
}

const isSvg = ({ prefix, uri }: SaxesTagNS) => prefix === '' && uri === svgNamespace;

/** Builds the allowed part of what is read: an element that is not allowed goes with everything in it, as do comments and instructions. */
class Sanitizer {
	#root: DrawingElement | null = null;
	readonly #open: DrawingElement[] = [];
	/** Elements around what is read that are left out. */
	#leftOut = 0;
	#attributes = 0;
	/** Characters of style sheets. */
	#css = 0;

	open(tag: SaxesTagNS): void {
		this.#attributes += Object.keys(tag.attributes).length;
		if (this.#attributes > drawingAttributes) throw new XmlTooComplex('too many attributes');
		const above = this.#open.at(-1);
		if (!this.#root && !(isSvg(tag) && tag.name === 'svg'))
			throw new UploadProblem(problems.unreadableDrawing);
		// A style sheet holds text only.
		const isDrawn = isSvg(tag) && isAllowedElement(tag.name) && above?.name !== 'style';
		if (this.#leftOut > 0 || !isDrawn) {
			this.#leftOut += 1;
			return;
		}
		const element = cleanElement(tag);
		this.#root ??= element;
		above?.children.push(element);
		this.#open.push(element);
	}

	text(text: string): void {
		if (this.#leftOut === 0) this.#open.at(-1)?.children.push(text);
	}

	close(): void {
		if (this.#leftOut > 0) {
			this.#leftOut -= 1;
			return;
		}
		const element = this.#open.pop();
		if (element?.name !== 'style') return;
		const sheet = element.children.join('');
		this.#css += sheet.length;
		if (this.#css > drawingCss) throw new XmlTooComplex('style sheets that are too long');
		const css = cleanCss(sheet, 'stylesheet');
		element.children = css === '' ? [] : [css];
	}

	get root(): DrawingElement {
		if (!this.#root) throw new UploadProblem(problems.unreadableDrawing);
		return this.#root;
	}
}

/**
 * Reads an SVG document as strict XML and keeps what `drawing-rules.ts` allows. It is counted and sanitized while it streams, so nothing larger
 * than the limits is ever built. Throws UploadProblem.
 */
export async function readDrawingTree(text: string): Promise<DrawingElement> {
	const sanitizer = new Sanitizer();
	try {
		await readXml(text, drawingXml, {
			open: (tag) => sanitizer.open(tag),
			text: (words) => sanitizer.text(words),
			close: () => sanitizer.close(),
			// XML knows more than SVG needs; entities and their declarations are where parsers differ.
			doctype: (declaration) => {
				if (/<!ENTITY/i.test(declaration)) throw new UploadProblem(problems.unreadableDrawing);
			},
		});
		return sanitizer.root;
	} catch (cause) {
		if (cause instanceof UploadProblem) throw cause;
		const isTooComplex = cause instanceof XmlTooComplex;
		throw new UploadProblem(
			isTooComplex ? problems.tooComplexDrawing : problems.unreadableDrawing,
			{ cause },
		);
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

/** A drawing as XML. */
export function drawingSource({ name, attributes, children }: DrawingElement): string {
	const written = [...attributes].map(
		([attribute, value]) => ` ${attribute}="${escaped(value, /[&<>"\t\n\r]/g)}"`,
	);
	const start = `<${name}${written.join('')}`;
	if (children.length === 0) return `${start}/>`;
	const inner = children.map((child) =>
		typeof child === 'string' ? escaped(child, /[&<>\r]/g) : drawingSource(child),
	);
	return `${start}>${inner.join('')}</${name}>`;
}
