/** Fields that say best what a block is about, the best one first. */
const tellingFields = [
	...['heading', 'title', 'question', 'label', 'name', 'text', 'quote', 'caption', 'content'],
	...['description', 'link', 'company', 'network', 'operator', 'code', 'table'],
];
const longest = 80;

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}

/** The first words of a rich text, an editor state of Lexical: the first of its nodes that has some. */
function firstText(node: unknown): string {
	if (!isObject(node)) return '';
	if (typeof node.text === 'string' && node.text.trim() !== '') return node.text;
	const children = Array.isArray(node.children) ? node.children : [node.root];
	return children.map(firstText).find((text) => text !== '') ?? '';
}

/** What a link says, or else where it leads. */
function linkWords(link: unknown): string {
	if (!isObject(link)) return '';
	const words = [link.title, link.url].find((text) => typeof text === 'string' && text !== '');
	return typeof words === 'string' ? words : '';
}

/** What a block begins with, by which an editor knows it among others; empty when it holds no words. */
export function firstWords(block: unknown): string {
	if (!isObject(block)) return '';
	const texts = tellingFields.map((name) => {
		const value = block[name];
		if (typeof value === 'string') return value;
		return name === 'link' ? linkWords(value) : firstText(value);
	});
	const words = (texts.find((text) => text.trim() !== '') ?? '').trim().replace(/\s+/g, ' ');
	return words.length > longest ? `${words.slice(0, longest).trimEnd()} …` : words;
}
