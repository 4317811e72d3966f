import { setImmediate } from 'node:timers/promises';
import { SaxesParser, type SaxesTagNS } from 'saxes';

/** An element's start as it is read: its name, namespace and attributes. */
export type XmlTag = SaxesTagNS;

/** What a document from a stranger may hold; beyond it nothing further is read. */
export interface XmlBounds {
	/** Elements inside each other, all of them together, and the attributes of one. */
	depth: number;
	elements: number;
	attributes: number;
}

export interface XmlHandlers {
	open: (tag: XmlTag) => void;
	/** Character data, that of CDATA sections included. */
	text: (text: string) => void;
	close: (tag: XmlTag) => void;
	/** The text of a document type declaration, which is never carried out. */
	doctype?: (declaration: string) => void;
}

/** The document is over one of its bounds. */
export class XmlTooComplex extends Error {
	override name = 'XmlTooComplex';
}

/** Characters parsed in one go: a few milliseconds of work. */
const pieceLength = 8 * 1024;

function counting(bounds: XmlBounds, { open, text, close, doctype }: XmlHandlers) {
	const parser = new SaxesParser({ xmlns: true, position: false });
	const atMost = (count: number, name: keyof XmlBounds) => {
		if (count > bounds[name]) throw new XmlTooComplex(`more than ${bounds[name]} ${name}`);
	};
	let depth = 0;
	let elements = 0;
	let attributes = 0;
	parser.on('opentagstart', () => {
		depth += 1;
		elements += 1;
		attributes = 0;
		atMost(depth, 'depth');
		atMost(elements, 'elements');
	});
	parser.on('attribute', () => {
		attributes += 1;
		atMost(attributes, 'attributes');
	});
	parser.on('opentag', open);
	parser.on('text', text);
	parser.on('cdata', text);
	parser.on('closetag', (tag) => {
		depth -= 1;
		close(tag);
	});
	if (doctype) parser.on('doctype', doctype);
	return parser;
}

/**
 * Streams an XML 1.0 document with namespaces. It is counted before a handler sees it, and read in pieces, so that other requests are answered in
 * between. Throws XmlTooComplex, what a handler throws, and the parser's error where the document is not well formed.
 */
export async function readXml(
	text: string,
	bounds: XmlBounds,
	handlers: XmlHandlers,
): Promise<void> {
	const parser = counting(bounds, handlers);
	for (let at = 0; at < text.length; at += pieceLength) {
		parser.write(text.slice(at, at + pieceLength));
		await setImmediate();
	}
	parser.close();
}

/** The same in one go, for a text that is short by another bound. */
export function readShortXml(text: string, bounds: XmlBounds, handlers: XmlHandlers): void {
	counting(bounds, handlers).write(text).close();
}
