/** The fields that can label a block, most descriptive first. */
const labelFields = [
	...['heading', 'title', 'question', 'label', 'name', 'text', 'quote', 'caption', 'content'],
	...['description', 'link', 'company', 'network', 'operator', 'code', 'table'],
];
const maxLength = 80;

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}

/** The first text in a rich text node (an editor state of Lexical). */
function firstText(node: unknown): string {
	if (!isObject(node)) return '';
	if (typeof node.text === 'string' && node.text.trim() !== '') return node.text;
	const children = Array.isArray(node.children) ? node.children : [node.root];
	return children.map(firstText).find((text) => text !== '') ?? '';
}

/** The text of a link, or else its URL. */
function linkWords(link: unknown): string {
	if (!isObject(link)) return '';
	const words = [link.title, link.url].find((text) => typeof text === 'string' && text !== '');
	return typeof words === 'string' ? words : '';
}

/** The first words of a block, as its label for editors; empty for a block without text. */
export function firstWords(block: unknown): string {
	if (!isObject(block)) return '';
	const texts = labelFields.map((name) => {
		const value = block[name];
		if (typeof value === 'string') return value;
		return name === 'link' ? linkWords(value) : firstText(value);
	});
	const words = (texts.find((text) => text.trim() !== '') ?? '').trim().replace(/\s+/g, ' ');
	return words.length > maxLength ? `${words.slice(0, maxLength).trimEnd()} …` : words;
}
