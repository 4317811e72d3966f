import { readPassage, type XliffElement } from '../xliff/element.ts';
import { content } from '../xliff/xml.ts';

/** Marks stand for the codes of XLIFF in a field for plain text: ⟦1⟧words⟦/1⟧ around emphasis or a link, ⟦2/⟧ for what stands for itself. */
const mark = /⟦(\/?)(\d{1,4})(\/?)⟧/g;

/** XLIFF content as people edit it. */
export function toMarks(xliff: string): string {
	const passage = readPassage(xliff);
	return passage ? marked(passage) : '';
}

function marked({ children }: XliffElement): string {
	return children
		.map((child) => {
			if (typeof child === 'string') return child;
			const { id, hex = '' } = child.attributes;
			if (child.name === 'pc') return `⟦${id}⟧${marked(child)}⟦/${id}⟧`;
			if (child.name === 'ph') return `⟦${id}/⟧`;
			return String.fromCodePoint(Number.parseInt(hex, 16));
		})
		.join('');
}

/** The way back: an element with the content, or null where marks don't close in order. */
export function fromMarks(text: string): XliffElement | null {
	const xml = content(text).replace(mark, (whole, closes: string, id: string, alone: string) => {
		if (closes && alone) return whole;
		return closes ? '</pc>' : alone ? `<ph id="${id}"/>` : `<pc id="${id}">`;
	});
	return readPassage(xml);
}
