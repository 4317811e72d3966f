import { type PassageElement, readPassage } from '../texts/element.ts';
import { escapeContent } from '../texts/xml.ts';

/** Marks represent inline codes in a plain text field: ⟦1⟧words⟦/1⟧ for emphasis or a link, ⟦2/⟧ for a code without content. */
const mark = /⟦(\/?)(\d{1,4})(\/?)⟧/g;

/** Converts the XML of a passage to the editable text with marks. */
export function toMarks(xml: string): string {
	const passage = readPassage(xml);
	return passage ? markedText(passage) : '';
}

function markedText({ children }: PassageElement): string {
	return children
		.map((child) => {
			if (typeof child === 'string') return child;
			const { id, hex = '' } = child.attributes;
			if (child.name === 'pc') return `⟦${id}⟧${markedText(child)}⟦/${id}⟧`;
			if (child.name === 'ph') return `⟦${id}/⟧`;
			return String.fromCodePoint(Number.parseInt(hex, 16));
		})
		.join('');
}

/** Converts a text with marks to an element; null if the marks are not nested properly. */
export function fromMarks(text: string): PassageElement | null {
	const xml = escapeContent(text).replace(
		mark,
		(match, closes: string, id: string, alone: string) => {
			if (closes && alone) return match;
			return closes ? '</pc>' : alone ? `<ph id="${id}"/>` : `<pc id="${id}">`;
		},
	);
	return readPassage(xml);
}
