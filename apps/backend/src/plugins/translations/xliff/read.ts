import { type LocaleCode, locales } from '@website/contracts/locales';
import { readXml, type XmlTag, XmlTooComplex } from '@website/contracts/read-xml';
import { limits } from '../../../platform/limits.ts';
import { elementOf, type XliffElement } from './element.ts';
import type { FileProblem } from './report.ts';
import { xliffNamespace } from './write.ts';

/** A passage as a file has it. */
export interface ReadUnit {
	id: string;
	/** As it stands in the file. */
	source: XliffElement;
	/** Null where it is not translated. */
	target: XliffElement | null;
	/** Whether no translator has said anything of it: `initial` is what a segment without a state is in (XLIFF 2.0, 4.3.1.26). */
	isInitial: boolean;
}

/** A file as it was read. */
export interface ReadXliff {
	source: LocaleCode;
	target: LocaleCode;
	files: { original: string; units: ReadUnit[] }[];
}

/** Ends the reading of a file. */
class Unreadable extends Error {
	readonly problem: FileProblem;

	constructor(problem: FileProblem) {
		super(problem);
		this.problem = problem;
	}
}

const languageOf = (tag: string | undefined): LocaleCode | null =>
	locales.find(({ code, languageTag }) => tag === code || tag === languageTag)?.code ?? null;

const childOf = ({ children }: XliffElement, name: string): XliffElement | null =>
	elementsOf(children).find((child) => child.name === name) ?? null;

const elementsOf = (children: XliffElement['children']) =>
	children.filter((child) => typeof child !== 'string');

/** The first of them with what the others hold behind it. */
function joined([first, ...others]: readonly XliffElement[]): XliffElement | null {
	if (!first) return null;
	return { ...first, children: [first, ...others].flatMap(({ children }) => children) };
}

/** Where a part of a unit stands in the target: translators may change the order (XLIFF 2.0, 4.3.1.21). */
const placeOf = ({ attributes }: XliffElement, index: number) =>
	Number(attributes.order ?? index + 1);

/** A unit as one passage: translators' tools may divide it into segments, with the spaces between them in `ignorable`. Null for none at all. */
function readUnit(unit: XliffElement): ReadUnit | null {
	const parts = elementsOf(unit.children).filter(
		({ name }) => name === 'segment' || name === 'ignorable',
	);
	const targets = parts.flatMap((part, index) => {
		const untranslated = part.name === 'ignorable' ? childOf(part, 'source') : null;
		const target = childOf(part, 'target') ?? (untranslated && { ...untranslated, attributes: {} });
		return target ? [{ target, place: placeOf(target, index) }] : [];
	});
	const source = joined(parts.flatMap((part) => childOf(part, 'source') ?? []));
	if (!source) return null;
	const isWhole = targets.length === parts.length;
	const inOrder = targets.sort((one, other) => one.place - other.place);
	return {
		id: unit.attributes.id ?? '',
		source,
		target: isWhole ? joined(inOrder.map(({ target }) => target)) : null,
		isInitial: parts.every(({ attributes }) => (attributes.state ?? 'initial') === 'initial'),
	};
}

function languagesOf({ name, attributes }: XliffElement): Pick<ReadXliff, 'source' | 'target'> {
	if (name !== 'xliff' || !/^2\.\d$/.test(attributes.version ?? ''))
		throw new Unreadable('notXliff');
	const source = languageOf(attributes.srcLang);
	const target = languageOf(attributes.trgLang);
	if (!source || !target || source === target) throw new Unreadable('unknownLanguage');
	return { source, target };
}

/** Puts what is read into files and units. Of a unit alone its elements are held, until it ends. */
class Collector {
	#languages: Pick<ReadXliff, 'source' | 'target'> | null = null;
	readonly #files = new Map<string, Map<string, ReadUnit>>();
	#units = new Map<string, ReadUnit>();
	/** The elements around what is read, from the unit on. */
	readonly #open: XliffElement[] = [];

	open(tag: XmlTag): void {
		const element = elementOf(tag, xliffNamespace);
		if (!this.#languages) this.#languages = languagesOf(element);
		else if (this.#open.length > 0 || element.name === 'unit') {
			this.#open.at(-1)?.children.push(element);
			this.#open.push(element);
		} else if (element.name === 'file') this.#startFile(element.attributes.original ?? '');
	}

	text(words: string): void {
		this.#open.at(-1)?.children.push(words);
	}

	close(): void {
		const element = this.#open.pop();
		const unit = element && this.#open.length === 0 ? readUnit(element) : null;
		if (!unit) return;
		if (this.#units.has(unit.id)) throw new Unreadable('repeated');
		this.#units.set(unit.id, unit);
	}

	/** Of a file that was read to its end. */
	result(): ReadXliff {
		if (!this.#languages) throw new Unreadable('notXliff');
		const files = [...this.#files].map(([original, units]) => ({
			original,
			units: [...units.values()],
		}));
		return { ...this.#languages, files };
	}

	#startFile(original: string): void {
		if (this.#files.has(original)) throw new Unreadable('repeated');
		if (this.#files.size === limits.translations.xliffDocuments)
			throw new Unreadable('tooManyDocuments');
		this.#units = new Map();
		this.#files.set(original, this.#units);
	}
}

/** An XLIFF 2 file of this site (core: `file`, `unit`, `segment`, `ignorable`), or why it is none. It is counted while it is read, so that nothing large is built. */
export async function readXliff(text: string): Promise<ReadXliff | FileProblem> {
	const collector = new Collector();
	try {
		await readXml(text, limits.translations.xliffXml, {
			open: (tag) => collector.open(tag),
			text: (words) => collector.text(words),
			close: () => collector.close(),
			// It could declare entities that grow without end, or read files.
			doctype: () => {
				throw new Unreadable('dtd');
			},
		});
		return collector.result();
	} catch (cause) {
		if (cause instanceof Unreadable) return cause.problem;
		return cause instanceof XmlTooComplex ? 'tooComplex' : 'notXml';
	}
}
