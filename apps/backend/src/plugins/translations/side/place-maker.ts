import { isRecord, type JsonRecord, listOf } from '../../../platform/http/reading/json-record.ts';
import { localizedValuesForCopy } from '../../../publication/localized-values.ts';
import type { StoredDocument } from '../../../publication/read-stored.ts';
import type { Direction } from '../copy-texts.ts';
import type { PartCopy } from './model.ts';
import type { SideField, SidePassage } from './passages.ts';

type Path = readonly (string | number)[];

const childOf = (node: unknown, step: string | number): unknown =>
	Array.isArray(node) ? node[Number(step)] : isRecord(node) ? node[step] : undefined;

/** Writes a text at a path. */
export function setText(data: JsonRecord, path: Path, text: string): void {
	const parent = path.slice(0, -1).reduce(childOf, data);
	const last = path.at(-1);
	if (Array.isArray(parent)) parent[Number(last)] = text;
	else if (isRecord(parent) && last !== undefined) parent[last] = text;
}

/** The block node of a rich text at these child indexes. */
function nodeAt(text: unknown, at: readonly number[]): JsonRecord | null {
	const node = at.reduce(
		(parent: unknown, index) => (isRecord(parent) ? listOf(parent.children)[index] : null),
		isRecord(text) ? text.root : null,
	);
	return isRecord(node) ? node : null;
}

/** Replaces the children of a passage in the rich text at a path. */
export function setPassage(
	data: JsonRecord,
	{ path, at }: { path: Path; at: readonly number[] },
	children: unknown,
): void {
	const node = nodeAt(path.reduce(childOf, data), at);
	if (node) node.children = children;
}

interface Options {
	/** The values of the target; changed. */
	values: JsonRecord;
	/** The text fields of the source. */
	sources: readonly SideField[];
	/** The passages that both locales have. */
	pairs: () => readonly { field: SideField; from: SidePassage; to: SidePassage }[];
}

/** Adds places that only the source has to the values of the target: sections, list entries, rich texts and passages, with empty texts. */
export class PlaceMaker {
	readonly #source: JsonRecord;
	readonly #values: JsonRecord;
	readonly #fields: readonly SideField[];
	readonly #pairs: Options['pairs'];
	/** The position in the target of each added section, by its path in the source. */
	readonly #sections = new Map<string, number>();
	readonly #texts = new Set<string>();

	constructor(
		{ fields, newest }: StoredDocument,
		{ source }: Direction,
		{ values, sources, pairs }: Options,
	) {
		this.#source = localizedValuesForCopy(fields, newest, source);
		this.#values = values;
		this.#fields = sources;
		this.#pairs = pairs;
	}

	/** Adds the place of a source path, and returns its path in the target. Sections must be added in the order of the source. */
	add(path: Path, section: PartCopy | null): Path {
		const target = section ? [...this.#sectionPath(section), ...path.slice(2)] : path;
		const last = path.length - 1;
		let node: unknown = this.#values;
		for (const [at, step] of target.entries()) {
			const isNewText = at === last && !this.#texts.has(path.join('.'));
			if (isNewText || (childOf(node, step) ?? null) === null) {
				// Entries before a new one are added too, so that the list has no holes.
				const first = Array.isArray(node) ? Math.min(node.length, Number(step)) : Number(step);
				for (let index = first; Array.isArray(node) && index <= Number(step); index += 1)
					node[index] ??= this.#empty([...path.slice(0, at), index]);
				if (isRecord(node)) node[step] = this.#withPairs(path.slice(0, at + 1), node[step]);
			}
			node = childOf(node, step);
		}
		this.#texts.add(path.join('.'));
		return target;
	}

	#sectionPath({ from, to, insert }: PartCopy): Path {
		const [list = '', position] = to.split('.');
		const added = this.#sections.get(from);
		if (added !== undefined) return [list, added];
		const addedBefore = [...this.#sections.keys()].filter((key) =>
			key.startsWith(`${list}.`),
		).length;
		const target = Number(position) + addedBefore;
		if (!insert) return [list, target];
		const sections = this.#values[list];
		const [, source] = from.split('.');
		const entry = this.#empty([list, Number(source)]);
		if (Array.isArray(sections)) sections.splice(target, 0, entry);
		else this.#values[list] = [entry];
		this.#sections.set(from, target);
		return [list, target];
	}

	/** A value of the source without its texts. If the target has this rich text, its passages are kept. */
	#withPairs(path: Path, text: unknown): unknown {
		const value = this.#empty(path);
		const place = path.join('.');
		for (const { field, from, to } of isRecord(text) ? this.#pairs() : [])
			if (field.place.path.join('.') === place && from.passage && to.passage)
				setPassage(
					{ value },
					{ path: ['value'], at: from.passage.at },
					nodeAt(text, to.passage.at)?.children,
				);
		return value;
	}

	/** A value of the source without its texts. */
	#empty(path: Path): unknown {
		const copy = { value: structuredClone(path.reduce(childOf, this.#source)) };
		for (const { place, passages } of this.#fields) {
			if (path.some((step, at) => place.path[at] !== step)) continue;
			const inside = ['value', ...place.path.slice(path.length)];
			for (const { passage } of passages)
				if (passage) setPassage(copy, { path: inside, at: passage.at }, []);
				else setText(copy, inside, '');
		}
		return copy.value;
	}
}
