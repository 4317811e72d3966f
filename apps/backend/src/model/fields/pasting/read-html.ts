import { isAbsoluteAddress } from '@website/contracts/safe-address';
import { pastedAddress } from '../../../content/addresses/pasted-address.ts';
import { hasWords, type Inline, type LineBlock, type PastedBlock, type Run } from './blocks.ts';
import { readTable } from './read-table.ts';
import {
	bulletOf,
	codeOf,
	formatOf,
	headingLevel,
	isCodeBlock,
	isIgnored,
	keepsSpaces,
	type ListEntry,
	listEntryOf,
	scriptCharacters,
} from './source-styles.ts';

interface Context {
	format: Pick<Run, 'isBold' | 'isCode' | 'isItalic' | 'isStruck'>;
	href: string | null;
	keepsSpaces: boolean;
	/** The block for the current line. */
	line: LineBlock;
	depth: number;
	/** A bullet or number at the start of the text, in addition to the one that the list renders. */
	marker: string;
}

const plain = { isBold: false, isItalic: false, isStruck: false, isCode: false };
const paragraph: Context['line'] = { kind: 'paragraph', content: [] };
const blockTags =
	/^(address|article|aside|body|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|header|li|main|nav|p|pre|section|w:sdt)$/;

/** The target of a link, without a wrapper; null for anchors of the source document. */
function targetOf(href: string): string | null {
	const address = pastedAddress(href);
	return isAbsoluteAddress(address) && !address.startsWith('#') ? address : null;
}

/** Reads the blocks of HTML from Word, Google Docs or web pages. Unsupported elements become paragraphs. */
class Reader {
	readonly blocks: PastedBlock[] = [];
	#line: Inline[] = [];

	end(context: Context): void {
		const content = trimLine(withoutMarker(trimLine(this.#line), context.marker));
		this.#line = [];
		if (hasWords(content)) this.blocks.push({ ...context.line, content });
	}

	#add(text: string, context: Context): void {
		const lines = context.keepsSpaces ? text.split(/\r?\n/) : [this.#collapsed(text)];
		for (const [index, line] of lines.entries()) {
			if (index > 0) this.#line.push('break');
			this.#push(line, context);
		}
	}

	/** The text as browsers show it after what is on the line. */
	#collapsed(text: string): string {
		const last = this.#line.at(-1);
		const followsSpace = last === undefined || last === 'break' || last.text.endsWith(' ');
		// A single no-break, thin or figure space is meant; several, or one beside other spaces, are a gap.
		const words = text.replace(/\s+/g, (gap) =>
			/^[\u00a0\u2002-\u200a\u202f]$/.test(gap) ? gap : ' ',
		);
		return followsSpace ? words.replace(/^ /, '') : words;
	}

	#push(text: string, { format, href, line }: Context): void {
		if (text === '') return;
		// Word processors make headings bold; the site has its own style for headings.
		const isBold = format.isBold && line.kind !== 'heading';
		this.#line.push({ ...format, isBold, href, text });
	}

	#block(element: Element, context: Context, line: Context['line'], marker = ''): void {
		this.end(context);
		this.children(element, { ...context, line, marker });
		this.end({ ...context, line, marker });
	}

	#list(list: Element, context: Context): void {
		const depth = context.depth + 1;
		let number = Number(list.getAttribute('start') ?? 1) || 1;
		this.end(context);
		for (const child of list.children) {
			if (child.localName !== 'li') {
				// Google Docs puts a nested list beside its item.
				this.visit(child, { ...context, depth });
				continue;
			}
			const ariaLevel = child.getAttribute('data-aria-level') ?? child.getAttribute('aria-level');
			const entry: ListEntry = {
				level: Number(ariaLevel) >= 1 ? Number(ariaLevel) : depth,
				isOrdered: list.localName === 'ol',
				start: number,
				marker: bulletOf(child.textContent ?? ''),
			};
			number += 1;
			this.#entry(child, { ...context, depth }, entry);
		}
		this.end(context);
	}

	/** Reads a list item. Its paragraphs become lines of the item; a nested list follows it. */
	#entry(item: Element, context: Context, { marker, ...entry }: ListEntry): void {
		const line: Context['line'] = { kind: 'item', ...entry, content: [] };
		const inside = { ...context, line, marker };
		for (const child of item.childNodes) {
			const isBlock = child.nodeType === 1 && /^(p|div|h[1-6])$/.test((child as Element).localName);
			if (isBlock && hasWords(this.#line)) this.#line.push('break');
			if (isBlock && !isIgnored(child as Element)) this.children(child, inside);
			else this.visit(child, inside);
		}
		this.end(inside);
	}

	children(parent: Node, context: Context): void {
		for (const child of parent.childNodes) this.visit(child, context);
	}

	visit(node: Node, context: Context): void {
		if (node.nodeType === node.TEXT_NODE) this.#add(node.nodeValue ?? '', context);
		// A cast, because `instanceof` fails for nodes of another document.
		else if (node.nodeType === node.ELEMENT_NODE) this.#element(node as Element, context);
	}

	#element(element: Element, context: Context): void {
		if (isIgnored(element)) return;
		const tag = element.localName;
		const level = headingLevel(element);
		const script = scriptCharacters(element);
		const inside = {
			...context,
			format: formatOf(element, context.format),
			keepsSpaces: keepsSpaces(element, context.keepsSpaces),
		};
		if (tag === 'br') this.#line.push('break');
		else if (tag === 'hr') this.#single(context, { kind: 'rule' });
		else if (tag === 'img') this.#picture(element, context);
		else if (tag === 'ul' || tag === 'ol') this.#list(element, inside);
		else if (isCodeBlock(element)) this.#code(codeOf(element), context);
		else if (tag === 'table') this.#single(context, readTable(element, linesOf));
		else if (tag === 'blockquote') this.#block(element, inside, { kind: 'quote', content: [] });
		else if (level !== null) this.#block(element, inside, { kind: 'heading', level, content: [] });
		else if (blockTags.test(tag)) this.#paragraph(element, inside);
		else if (script !== null) {
			// A footnote mark is a link within the source document.
			const link = element.querySelector('a[href]')?.getAttribute('href');
			this.#add(script, link ? { ...inside, href: targetOf(link) } : inside);
		} else if (tag === 'a')
			this.children(element, { ...inside, href: targetOf(element.getAttribute('href') ?? '') });
		else this.children(element, inside);
	}

	#paragraph(element: Element, context: Context): void {
		const listEntry = context.line.kind === 'paragraph' ? listEntryOf(element) : null;
		if (listEntry) {
			const { marker, ...entry } = listEntry;
			this.#block(element, context, { kind: 'item', ...entry, content: [] }, marker);
		} else this.#block(element, context, context.line);
	}

	#single(context: Context, block: PastedBlock | null): void {
		this.end(context);
		if (block) this.blocks.push(block);
	}

	/** Code becomes a paragraph of code with line breaks, without the indentation that all lines have. */
	#code(code: string, context: Context): void {
		const lines = code.replace(/^(\s*\n)+|\s+$/g, '').split(/\r?\n/);
		const indents = lines.filter((text) => text.trim() !== '').map((text) => text.search(/\S/));
		const indent = Math.min(...indents);
		const format = { ...context.format, isBold: false, isCode: true };
		const content = lines.flatMap((text, index): Inline[] => {
			const rest = text.slice(indent).trimEnd();
			const run: Inline[] = rest === '' ? [] : [{ ...format, href: null, text: rest }];
			return index === 0 ? run : ['break', ...run];
		});
		this.#single(context, hasWords(content) ? { ...context.line, content } : null);
	}

	#picture(element: Element, context: Context): void {
		const src = element.getAttribute('src') ?? '';
		// Google Docs renders the checkboxes of a checklist as images.
		const isBox = element.getAttribute('aria-roledescription') === 'checkbox';
		if (src === '' || isBox) return;
		const alt = (element.getAttribute('alt') ?? '').trim();
		this.#single(context, { kind: 'picture', picture: { src, alt } });
	}
}

/** Removes the marker at the start of a line, even if it spans several parts. */
function withoutMarker(line: readonly Inline[], marker: string): Inline[] {
	let rest = marker;
	return line.map((part) => {
		if (rest === '' || part === 'break') return part;
		const begins = part.text.startsWith(rest) ? rest : rest.startsWith(part.text) ? part.text : '';
		rest = rest.slice(begins.length);
		return { ...part, text: part.text.slice(begins.length) };
	});
}

/** Removes breaks and spaces at both ends. */
function trimLine(line: readonly Inline[]): Inline[] {
	const content = [...line];
	const isBlank = (part: Inline | undefined) =>
		part === 'break' || (part !== undefined && part.text.trim() === '');
	while (isBlank(content[0])) content.shift();
	while (isBlank(content.at(-1))) content.pop();
	const [first] = content;
	if (first && first !== 'break') content[0] = { ...first, text: first.text.trimStart() };
	const last = content.at(-1);
	if (last && last !== 'break')
		content[content.length - 1] = { ...last, text: last.text.trimEnd() };
	return content;
}

/** Reads the blocks of a pasted document. */
export function readHtml(root: Element): PastedBlock[] {
	const reader = new Reader();
	const context: Context = {
		...{ format: plain, href: null, keepsSpaces: false, line: paragraph, depth: 0, marker: '' },
	};
	reader.children(root, context);
	reader.end(context);
	return reader.blocks;
}

/** The lines of a table cell: all its blocks as paragraphs. */
const linesOf = (cell: Element): Inline[][] =>
	readHtml(cell).flatMap((block) =>
		'content' in block ? [block.content] : block.kind === 'table' ? block.rows.flat(2) : [],
	);
