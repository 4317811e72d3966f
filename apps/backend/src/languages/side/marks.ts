import { isElement } from '../xliff/inline.ts';
import { content, parseXml } from '../xliff/xml.ts';

/** Marks stand for the codes of XLIFF in a field for plain text: ⟦1⟧words⟦/1⟧ around emphasis or a link, ⟦2/⟧ for what stands for itself. */
const mark = /⟦(\/?)(\d{1,4})(\/?)⟧/g;

/** XLIFF content as people edit it. */
export function toMarks(xliff: string): string {
	const document = parseXml(`<source>${xliff}</source>`);
	return typeof document === 'string' ? '' : marked(document.documentElement);
}

function marked(parent: Element): string {
	return [...parent.childNodes]
		.map((node) => {
			if (!isElement(node)) return node.nodeValue ?? '';
			const id = node.getAttribute('id');
			if (node.localName === 'pc') return `⟦${id}⟧${marked(node)}⟦/${id}⟧`;
			if (node.localName === 'ph') return `⟦${id}/⟧`;
			return String.fromCodePoint(Number.parseInt(node.getAttribute('hex') ?? '', 16));
		})
		.join('');
}

/** The way back: an element with the content, or null where marks don't close in order. */
export function fromMarks(text: string): Element | null {
	const xml = content(text).replace(mark, (whole, closes: string, id: string, alone: string) => {
		if (closes && alone) return whole;
		return closes ? '</pc>' : alone ? `<ph id="${id}"/>` : `<pc id="${id}">`;
	});
	const document = parseXml(`<target>${xml}</target>`);
	return typeof document === 'string' ? null : document.documentElement;
}
