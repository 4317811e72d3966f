import { setImmediate } from 'node:timers/promises';
import { SaxesParser, type SaxesTagNS } from 'saxes';

/** An element's start tag: its name, namespace and attributes. */
export type XmlTag = SaxesTagNS;

/** Limits of an untrusted document. Reading stops at the first violation. */
export interface XmlBounds {
	/** Nesting depth, all elements, and the attributes of one element. */
	depth: number;
	elements: number;
	attributes: number;
}

export interface XmlHandlers {
	open: (tag: XmlTag) => void;
	/** Character data, including CDATA sections. */
	text: (text: string) => void;
	close: (tag: XmlTag) => void;
	/** The entities that a document type declaration declares, by name. Their values are text and are never parsed. */
	doctype?: (declaration: string) => Record<string, string>;
	/** Namespaces by prefix that documents may use without declaring them. */
	namespaces?: Record<string, string>;
}

/** Thrown if a document exceeds one of its bounds. */
export class XmlTooComplex extends Error {
	override name = 'XmlTooComplex';
}

/** Characters parsed at once: a few milliseconds of work. */
const pieceLength = 8 * 1024;

function createParser(bounds: XmlBounds, handlers: XmlHandlers) {
	const { open, text, close, doctype, namespaces = {} } = handlers;
	const parser = new SaxesParser({
		xmlns: true,
		position: false,
		additionalNamespaces: namespaces,
	});
	const checkBound = (count: number, name: keyof XmlBounds) => {
		if (count > bounds[name]) throw new XmlTooComplex(`more than ${bounds[name]} ${name}`);
	};
	let depth = 0;
	let elements = 0;
	let attributes = 0;
	parser.on('opentagstart', () => {
		depth += 1;
		elements += 1;
		attributes = 0;
		checkBound(depth, 'depth');
		checkBound(elements, 'elements');
	});
	parser.on('attribute', () => {
		attributes += 1;
		checkBound(attributes, 'attributes');
	});
	parser.on('opentag', open);
	parser.on('text', text);
	parser.on('cdata', text);
	parser.on('closetag', (tag) => {
		depth -= 1;
		close(tag);
	});
	if (doctype)
		parser.on('doctype', (declaration) => Object.assign(parser.ENTITIES, doctype(declaration)));
	return parser;
}

/**
 * Streams an XML 1.0 document with namespaces. Limits are checked before a handler is called. The document is read in pieces, so that other
 * requests run in between. Throws XmlTooComplex, errors of handlers, and the parser's error if the document is not well formed.
 */
export async function readXml(
	text: string,
	bounds: XmlBounds,
	handlers: XmlHandlers,
): Promise<void> {
	const parser = createParser(bounds, handlers);
	for (let at = 0; at < text.length; at += pieceLength) {
		parser.write(text.slice(at, at + pieceLength));
		await setImmediate();
	}
	parser.close();
}

/** Reads XML like `readXml`, but synchronously, for text whose length is limited elsewhere. */
export function readShortXml(text: string, bounds: XmlBounds, handlers: XmlHandlers): void {
	createParser(bounds, handlers).write(text).close();
}
