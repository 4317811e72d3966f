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
	/** Whether no translator has said anything of it: `initial` is what a segment without a state is in (XLIFF 2.0, 4.3.1.26). */
	isInitial: boolean;
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

const childOf = (parent: Element, name: string): Element | null =>
	[...parent.children].find(
		({ localName, namespaceURI }) => localName === name && namespaceURI === xliffNamespace,
	) ?? null;

function copyOf(element: Element): Element {
	const copy = element.ownerDocument.createElementNS(xliffNamespace, element.localName);
	copy.append(...[...element.childNodes].map((child) => child.cloneNode(true)));
	return copy;
}

/** The first of them with what the others hold behind it. */
function joined([first, ...others]: readonly Element[]): Element | null {
	if (!first) return null;
	for (const each of others) first.append(...each.childNodes);
	first.normalize();
	return first;
}

/** Where a part of a unit stands in the target: translators may change the order (XLIFF 2.0, 4.3.1.21). */
const placeOf = (target: Element, index: number) =>
	Number(target.getAttribute('order') ?? index + 1);

/** A unit as one passage: translators' tools may divide it into segments, with the spaces between them in `ignorable`. Null for none at all. */
function readUnit(unit: Element): ReadUnit | null {
	const parts = [...unit.children].filter(
		({ localName, namespaceURI }) =>
			(localName === 'segment' || localName === 'ignorable') && namespaceURI === xliffNamespace,
	);
	const targets = parts.flatMap((part, index) => {
		const untranslated = part.localName === 'ignorable' ? childOf(part, 'source') : null;
		const target = childOf(part, 'target') ?? (untranslated && copyOf(untranslated));
		return target ? [{ target, place: placeOf(target, index) }] : [];
	});
	const source = joined(parts.flatMap((part) => childOf(part, 'source') ?? []));
	if (!source) return null;
	const isWhole = targets.length === parts.length;
	const inOrder = targets.sort((one, other) => one.place - other.place);
	return {
		id: unit.getAttribute('id') ?? '',
		source,
		target: isWhole ? joined(inOrder.map(({ target }) => target)) : null,
		isInitial: parts.every((part) => (part.getAttribute('state') ?? 'initial') === 'initial'),
	};
}

/** An XLIFF 2 file of this site (core: `file`, `unit`, `segment`, `ignorable`), or why it is none. */
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
		units: below(file, 'unit').flatMap((unit) => readUnit(unit) ?? []),
	}));
	return { source, target, files };
}
