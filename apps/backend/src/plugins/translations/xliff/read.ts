import { type LocaleCode, locales } from '@website/contracts/locales';
import { readXml, type XmlTag, XmlTooComplex } from '@website/contracts/read-xml';
import { limits } from '../../../platform/limits.ts';
import { elementOf, type XliffElement } from './element.ts';
import type { FileProblem } from './report.ts';
import { xliffNamespace } from './write.ts';

/** A passage of an XLIFF file. */
export interface ParsedUnit {
	id: string;
	/** The source text of the file. */
	source: XliffElement;
	/** Null if it is not translated. */
	target: XliffElement | null;
	/** True if no translator has changed its state: segments without a state are `initial` (XLIFF 2.0, 4.3.1.26). */
	isInitial: boolean;
}

/** A parsed XLIFF file. */
export interface ParsedXliff {
	source: LocaleCode;
	target: LocaleCode;
	files: { original: string; units: ParsedUnit[] }[];
}

/** Aborts parsing. */
class ParseError extends Error {
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

/** Appends the children of the other elements to the first element. */
function mergeChildren([first, ...others]: readonly XliffElement[]): XliffElement | null {
	if (!first) return null;
	return { ...first, children: [first, ...others].flatMap(({ children }) => children) };
}

/** The position of a segment in the target: translators may change the order (XLIFF 2.0, 4.3.1.21). */
const placeOf = ({ attributes }: XliffElement, index: number) =>
	Number(attributes.order ?? index + 1);

/**
 * Converts a unit to one passage. Translation tools may split it into segments, with the spaces in between in `ignorable`. Returns
 * null if there is no source.
 */
function readUnit(unit: XliffElement): ParsedUnit | null {
	const parts = elementsOf(unit.children).filter(
		({ name }) => name === 'segment' || name === 'ignorable',
	);
	const targets = parts.flatMap((part, index) => {
		const untranslated = part.name === 'ignorable' ? childOf(part, 'source') : null;
		const target = childOf(part, 'target') ?? (untranslated && { ...untranslated, attributes: {} });
		return target ? [{ target, place: placeOf(target, index) }] : [];
	});
	const source = mergeChildren(parts.flatMap((part) => childOf(part, 'source') ?? []));
	if (!source) return null;
	const isComplete = targets.length === parts.length;
	const orderedTargets = targets.sort((a, b) => a.place - b.place);
	return {
		id: unit.attributes.id ?? '',
		source,
		target: isComplete ? mergeChildren(orderedTargets.map(({ target }) => target)) : null,
		isInitial: parts.every(({ attributes }) => (attributes.state ?? 'initial') === 'initial'),
	};
}

function languagesOf({ name, attributes }: XliffElement): Pick<ParsedXliff, 'source' | 'target'> {
	if (name !== 'xliff' || !/^2\.\d$/.test(attributes.version ?? ''))
		throw new ParseError('notXliff');
	const source = languageOf(attributes.srcLang);
	const target = languageOf(attributes.trgLang);
	if (!source || !target || source === target) throw new ParseError('unknownLanguage');
	return { source, target };
}

/** Collects files and units during parsing. It keeps the elements of one unit only, until the unit ends. */
class Collector {
	#languages: Pick<ParsedXliff, 'source' | 'target'> | null = null;
	readonly #files = new Map<string, Map<string, ParsedUnit>>();
	#units = new Map<string, ParsedUnit>();
	/** The stack of open elements, from the `unit` element on. */
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
		if (this.#units.has(unit.id)) throw new ParseError('repeated');
		this.#units.set(unit.id, unit);
	}

	/** The result at the end of the file. */
	result(): ParsedXliff {
		if (!this.#languages) throw new ParseError('notXliff');
		const files = [...this.#files].map(([original, units]) => ({
			original,
			units: [...units.values()],
		}));
		return { ...this.#languages, files };
	}

	#startFile(original: string): void {
		if (this.#files.has(original)) throw new ParseError('repeated');
		if (this.#files.size === limits.translations.xliffDocuments)
			throw new ParseError('tooManyDocuments');
		this.#units = new Map();
		this.#files.set(original, this.#units);
	}
}

/**
 * Parses an XLIFF 2 file of this site (core: `file`, `unit`, `segment`, `ignorable`), or returns its problem. Limits apply during parsing,
 * which bounds its memory.
 */
export async function readXliff(text: string): Promise<ParsedXliff | FileProblem> {
	const collector = new Collector();
	try {
		await readXml(text, limits.translations.xliffXml, {
			open: (tag) => collector.open(tag),
			text: (words) => collector.text(words),
			close: () => collector.close(),
			// A document type could declare entities that expand without limit or read files.
			doctype: () => {
				throw new ParseError('dtd');
			},
		});
		return collector.result();
	} catch (cause) {
		if (cause instanceof ParseError) return cause.problem;
		return cause instanceof XmlTooComplex ? 'tooComplex' : 'notXml';
	}
}
