import { readShortXml, type XmlTag } from '@website/contracts/read-xml';
import { limits } from '../../../platform/limits.ts';
import { content } from './xml.ts';

/** An element of a file that was read. */
export interface XliffElement {
	/** Without prefix; null outside of the namespace that counts. */
	name: string | null;
	attributes: Readonly<Record<string, string>>;
	children: (XliffElement | string)[];
}

/** An element as the parser gives it, with children to come. */
export const elementOf = ({ uri, local, attributes }: XmlTag, namespace: string): XliffElement => ({
	name: uri === namespace ? local : null,
	attributes: Object.fromEntries(Object.values(attributes).map(({ name, value }) => [name, value])),
	children: [],
});

/** The words and codes of one passage, written without a namespace, inside an element; null for what is no XML, or holds more than a passage does. */
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

/** All words below an element, as one text. */
export const textContent = ({ children }: XliffElement): string =>
	children.map((child) => (typeof child === 'string' ? child : textContent(child))).join('');

const shape = (child: XliffElement | string): string => {
	if (typeof child === 'string') return content(child);
	const { id, hex = '' } = child.attributes;
	const code = id === undefined ? `hex="${content(hex.toLowerCase())}"` : `id="${content(id)}"`;
	const inner = child.children.map(shape).join('');
	const isSpanning = inner !== '' || child.name === 'pc';
	return `<${child.name} ${code}${isSpanning ? `>${inner}</${child.name}>` : '/>'}`;
};

/** XML reads every line break as one line feed (XML 1.0, 2.11). */
const lineFeeds = (text: string) => text.replace(/\r\n?/g, '\n');

/** Whether an element has the same words and codes as content that `inline.ts` wrote. The kind of a code may be missing. */
export const hasContent = (element: XliffElement, xml: string): boolean =>
	lineFeeds(element.children.map(shape).join('')) === lineFeeds(xml.replace(/ type="\w+"/g, ''));
