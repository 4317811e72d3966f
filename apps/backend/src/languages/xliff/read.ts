import { type LocaleCode, locales } from '@website/contracts/locales';
import { xliffNamespace } from './write.ts';
import { parseXml } from './xml.ts';

/** A passage as a file has it. */
export interface ReadUnit {
	id: string;
	/** As it stands in the file. */
	source: Element;
	/** Null where it is not translated. */
	target: Element | null;
}

/** A file as it was read. */
export interface ReadXliff {
	source: LocaleCode;
	target: LocaleCode;
	files: { original: string; units: ReadUnit[] }[];
}

/** Why nothing of a file can be read. */
export type FileProblem = 'dtd' | 'notXml' | 'notXliff' | 'unknownLanguage';

const languageOf = (tag: string | null): LocaleCode | null =>
	locales.find(({ code, languageTag }) => tag === code || tag === languageTag)?.code ?? null;

const below = (parent: Element, name: string): Element[] => [
	...parent.getElementsByTagNameNS(xliffNamespace, name),
];

/** An XLIFF 2 file of this site (core: `file`, `unit`, one `segment` each), or why it is none. */
export function readXliff(text: string): ReadXliff | FileProblem {
	const document = parseXml(text);
	if (typeof document === 'string') return document;
	const root = document.documentElement;
	const isXliff =
		root.localName === 'xliff' &&
		root.namespaceURI === xliffNamespace &&
		/^2\.\d$/.test(root.getAttribute('version') ?? '');
	if (!isXliff) return 'notXliff';
	const source = languageOf(root.getAttribute('srcLang'));
	const target = languageOf(root.getAttribute('trgLang'));
	if (!source || !target || source === target) return 'unknownLanguage';
	const files = below(root, 'file').map((file) => ({
		original: file.getAttribute('original') ?? '',
		units: below(file, 'unit').flatMap((unit): ReadUnit[] => {
			const segments = below(unit, 'segment');
			const [from] = below(unit, 'source');
			const [to] = below(unit, 'target');
			// Translators' tools may divide a unit into segments; joined again they would lose spaces between them.
			if (!from || segments.length !== 1) return [];
			return [{ id: unit.getAttribute('id') ?? '', source: from, target: to ?? null }];
		}),
	}));
	return { source, target, files };
}
