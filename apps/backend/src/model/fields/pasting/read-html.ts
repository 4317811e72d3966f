import { isAbsoluteAddress } from '@website/contracts/safe-address';
import { hasWords, type Inline, type LineBlock, type PastedBlock, type Run } from './blocks.ts';
import { readTable } from './read-table.ts';
import {
	bulletOf,
	headingLevel,
	isDropped,
	type ListEntry,
	lookOf,
	writtenEntry,
} from './source-styles.ts';

interface Around {
	look: Pick<Run, 'isBold' | 'isCode' | 'isItalic' | 'isStruck'>;
	href: string | null;
	/** What a line becomes. */
	line: LineBlock;
	depth: number;
	/** The bullet or number that the line's words begin with, beside the one that its list draws. */
	marker: string;
}

const plain = { isBold: false, isItalic: false, isStruck: false, isCode: false };
const paragraph: Around['line'] = { kind: 'paragraph', content: [] };
const blockTags =
	/^(address|article|aside|body|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|header|li|main|nav|p|pre|section|w:sdt)$/;

/** Where a link really leads: Google's redirects are followed, places of the other document are nowhere. */
function targetOf(href: string): string | null {
	const address = href.trim();
	if (!isAbsoluteAddress(address) || address.startsWith('#')) return null;
	if (!URL.canParse(address)) return address;
	const { hostname, pathname, searchParams } = new URL(address);
	const isGoogleRedirect = /(^|\.)google\.[a-z.]+$/.test(hostname) && pathname === '/url';
	const real = isGoogleRedirect ? searchParams.get('q') : null;
	return real && isAbsoluteAddress(real) ? real : address;
}

/** Reads the blocks of a text in HTML, of Word, Google Docs or any page: what is not a block of a text of this site becomes paragraphs. */
class Reader {
	readonly blocks: PastedBlock[] = [];
	#line: Inline[] = [];

	end(around: Around): void {
		const content = trimmed(withoutMarker(trimmed(this.#line), around.marker));
		this.#line = [];
		if (hasWords(content)) this.blocks.push({ ...around.line, content });
	}

	#add(text: string, { look, href, line }: Around): void {
		const last = this.#line.at(-1);
		const followsSpace = last === undefined || last === 'break' || last.text.endsWith(' ');
		const words = text.replace(/[\s\u00a0]+/g, ' ');
		const rest = followsSpace ? words.replace(/^ /, '') : words;
		if (rest === '') return;
		// Programs write headings in bold letters; here a heading has its own.
		const isBold = look.isBold && line.kind !== 'heading';
		this.#line.push({ ...look, isBold, href, text: rest });
	}

	#block(element: Element, around: Around, line: Around['line'], marker = ''): void {
		this.end(around);
		this.children(element, { ...around, line, marker });
		this.end({ ...around, line, marker });
	}

	#list(list: Element, around: Around): void {
		const depth = around.depth + 1;
		let number = Number(list.getAttribute('start') ?? 1) || 1;
		this.end(around);
		for (const child of list.children) {
			if (child.localName !== 'li') {
				// Google Docs nests a list beside the entry that it belongs to.
				this.visit(child, { ...around, depth });
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
			this.#entry(child, { ...around, depth }, entry);
		}
		this.end(around);
	}

	/** The paragraphs of an entry are lines of it; a list inside follows it. */
	#entry(item: Element, around: Around, { marker, ...entry }: ListEntry): void {
		const line: Around['line'] = { kind: 'item', ...entry, content: [] };
		const inside = { ...around, line, marker };
		for (const child of item.childNodes) {
			const isBlock = child.nodeType === 1 && /^(p|div|h[1-6])$/.test((child as Element).localName);
			if (isBlock && hasWords(this.#line)) this.#line.push('break');
			if (isBlock && !isDropped(child as Element)) this.children(child, inside);
			else this.visit(child, inside);
		}
		this.end(inside);
	}

	children(parent: Node, around: Around): void {
		for (const child of parent.childNodes) this.visit(child, around);
	}

	visit(node: Node, around: Around): void {
		if (node.nodeType === node.TEXT_NODE) this.#add(node.nodeValue ?? '', around);
		// One element for another's sake: nodes of a clipboard belong to a document of their own, so `instanceof` says nothing.
		else if (node.nodeType === node.ELEMENT_NODE) this.#element(node as Element, around);
	}

	#element(element: Element, around: Around): void {
		if (isDropped(element)) return;
		const tag = element.localName;
		const level = headingLevel(element);
		const inside = { ...around, look: lookOf(element, around.look) };
		if (tag === 'br') this.#line.push('break');
		else if (tag === 'hr') this.#single(around, { kind: 'rule' });
		else if (tag === 'img') this.#picture(element, around);
		else if (tag === 'ul' || tag === 'ol') this.#list(element, inside);
		else if (tag === 'table') this.#single(around, readTable(element, linesOf));
		else if (tag === 'blockquote') this.#block(element, inside, { kind: 'quote', content: [] });
		else if (level !== null) this.#block(element, inside, { kind: 'heading', level, content: [] });
		else if (blockTags.test(tag)) this.#paragraph(element, inside);
		else if (tag === 'a')
			this.children(element, { ...inside, href: targetOf(element.getAttribute('href') ?? '') });
		else this.children(element, inside);
	}

	#paragraph(element: Element, around: Around): void {
		const listEntry = around.line.kind === 'paragraph' ? writtenEntry(element) : null;
		if (listEntry) {
			const { marker, ...entry } = listEntry;
			this.#block(element, around, { kind: 'item', ...entry, content: [] }, marker);
		} else this.#block(element, around, around.line);
	}

	#single(around: Around, block: PastedBlock | null): void {
		this.end(around);
		if (block) this.blocks.push(block);
	}

	#picture(element: Element, around: Around): void {
		const src = element.getAttribute('src') ?? '';
		// Google Docs draws the boxes of a checklist.
		const isBox = element.getAttribute('aria-roledescription') === 'checkbox';
		if (src === '' || isBox) return;
		const alt = (element.getAttribute('alt') ?? '').trim();
		this.#single(around, { kind: 'picture', picture: { src, alt } });
	}
}

/** A line without the marker that its words begin with, which may be in a part of its own. */
function withoutMarker(line: readonly Inline[], marker: string): Inline[] {
	let rest = marker;
	return line.map((one) => {
		if (rest === '' || one === 'break') return one;
		const begins = one.text.startsWith(rest) ? rest : rest.startsWith(one.text) ? one.text : '';
		rest = rest.slice(begins.length);
		return { ...one, text: one.text.slice(begins.length) };
	});
}

/** Without breaks and spaces at its ends. */
function trimmed(line: readonly Inline[]): Inline[] {
	const content = [...line];
	const isBlank = (one: Inline | undefined) =>
		one === 'break' || (one !== undefined && one.text.trim() === '');
	while (isBlank(content[0])) content.shift();
	while (isBlank(content.at(-1))) content.pop();
	const [first] = content;
	if (first && first !== 'break') content[0] = { ...first, text: first.text.trimStart() };
	const last = content.at(-1);
	if (last && last !== 'break')
		content[content.length - 1] = { ...last, text: last.text.trimEnd() };
	return content;
}

/** The blocks of a pasted document. */
export function readHtml(root: Element): PastedBlock[] {
	const reader = new Reader();
	const around: Around = { look: plain, href: null, line: paragraph, depth: 0, marker: '' };
	reader.children(root, around);
	reader.end(around);
	return reader.blocks;
}

/** The lines of a cell: all its blocks as paragraphs. */
const linesOf = (cell: Element): Inline[][] =>
	readHtml(cell).flatMap((block) =>
		'content' in block ? [block.content] : block.kind === 'table' ? block.rows.flat(2) : [],
	);
