import { readShortXml, type XmlTag } from '@website/contracts/read-xml';
import { limits } from '../../../platform/limits.ts';
import { escapeContent } from './xml.ts';

/** An element of a parsed XLIFF file. */
export interface XliffElement {
	/** The local name; null in other namespaces. */
	name: string | null;
	attributes: Readonly<Record<string, string>>;
	children: (XliffElement | string)[];
}

/** Converts an opening tag to an element without children. */
export const elementOf = ({ uri, local, attributes }: XmlTag, namespace: string): XliffElement => ({
	name: uri === namespace ? local : null,
	attributes: Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value])),
	children: [],
});

/**
 * Parses the content of one passage (text and codes without a namespace) into an element; null if it is not XML, or too large for a
 * passage.
 */
export function readPassage(xml: string): XliffElement | null {
	const root: XliffElement = { name: null, attributes: {}, children: [] };
	const open = [root];
	try {
		readShortXml(`<passage>${xml}</passage>`, limits.translations.passageXml, {
			open: (tag) => {
				const element = elementOf(tag, '');
				open.at(-1)?.children.push(element);
				open.push(element);
			},
			text: (words) => open.at(-1)?.children.push(words),
			close: () => open.pop(),
		});
	} catch {
		return null;
	}
	const [passage] = root.children;
	return typeof passage === 'object' ? passage : null;
}

/** The text of an element and its descendants. */
export const textContent = ({ children }: XliffElement): string =>
	children.map((child) => (typeof child === 'string' ? child : textContent(child))).join('');

const serialize = (child: XliffElement | string): string => {
	if (typeof child === 'string') return escapeContent(child);
	const { id, hex = '' } = child.attributes;
	const code =
		id === undefined ? `hex="${escapeContent(hex.toLowerCase())}"` : `id="${escapeContent(id)}"`;
	const inner = child.children.map(serialize).join('');
	const isSpanning = inner !== '' || child.name === 'pc';
	return `<${child.name} ${code}${isSpanning ? `>${inner}</${child.name}>` : '/>'}`;
};

/** XML parsers normalize every line break to a line feed (XML 1.0, 2.11). */
const lineFeeds = (text: string) => text.replace(/\r\n?/g, '\n');

/** True if an element has the same text and codes as content written by `inline.ts`. The type of a code may be missing. */
export const hasContent = (element: XliffElement, xml: string): boolean =>
	lineFeeds(element.children.map(serialize).join('')) ===
	lineFeeds(xml.replace(/ type="\w+"/g, ''));
