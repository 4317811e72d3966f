/** Characters that no text shows and XML 1.0 (2.2) forbids, with DEL and the C1 controls; and halves of surrogate pairs. */
const unprintable =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters to remove
	/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu;

/** A text without characters that cannot be shown. A vertical tab, PowerPoint's line break, and a form feed become a space. */
export const printableText = (text: string): string =>
	text.replace(unprintable, (character) => (/[\v\f]/.test(character) ? ' ' : ''));

/** Applies `printableText` to every text in arrays and objects, in place. */
export function makePrintable(data: object): void {
	const open = [data];
	for (let next = open.pop(); next; next = open.pop()) {
		for (const [key, value] of Object.entries(next)) {
			if (typeof value === 'object' && value !== null) open.push(value);
			if (typeof value !== 'string') continue;
			const text = printableText(value);
			if (text !== value) Object.assign(next, { [key]: text });
		}
	}
}
