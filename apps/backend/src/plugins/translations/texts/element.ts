import { readShortXml } from '@website/contracts/read-xml';
import { limits } from '../limits.ts';

/** An element of a parsed passage. */
export interface PassageElement {
	name: string;
	attributes: Readonly<Record<string, string>>;
	children: (PassageElement | string)[];
}

/**
 * Parses the content of one passage (text and codes without a namespace) into an element; null if it is not XML, or too large for a
 * passage.
 */
export function readPassage(xml: string): PassageElement | null {
	const root: PassageElement = { name: '', attributes: {}, children: [] };
	const open = [root];
	try {
		readShortXml(`<passage>${xml}</passage>`, limits.passageXml, {
			open: ({ name, attributes }) => {
				const values = Object.values(attributes).map(({ name, value }) => [name, value]);
				const element = { name, attributes: Object.fromEntries(values), children: [] };
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
export const textContent = ({ children }: PassageElement): string =>
	children.map((child) => (typeof child === 'string' ? child : textContent(child))).join('');
