import { isRecord, type JsonRecord, listOf } from '../../../platform/http/reading/json-record.ts';
import { type PassageElement, textContent } from './element.ts';
import { decodePassage, plainContent } from './inline.ts';
import type { Unit } from './units.ts';

/** The translation of a passage. */
export interface UnitTranslation {
	/** The passage that was translated. */
	unit: Pick<Unit, 'id' | 'content'>;
	/** Null if it is not XML. */
	target: PassageElement | null;
}

/** Why a translation was not written. */
type UnitProblem = 'unknownUnit' | 'sourceChanged' | 'brokenCodes' | 'untranslated';

export interface FillResult {
	/** The number of written passages. */
	taken: number;
	/** The problems; `words` is the source text, if the source has the passage. */
	problems: { unit: string; problem: UnitProblem; words?: string }[];
}

/**
 * Copies the structure of the source, with the values of the target at the same paths (texts, links, files, row ids). Rich texts are copied
 * from the source, so that the result has every passage of the source.
 *
 * @param source without row ids
 */
export function copyStructure(source: unknown, target: unknown): unknown {
	if (Array.isArray(source))
		return source.map((entry, at) => copyStructure(entry, listOf(target)[at]));
	if (!isRecord(source)) return target ?? source;
	if (isRecord(source.root)) return structuredClone(source);
	const same = isRecord(target) && target.blockType === source.blockType ? target : {};
	const values = Object.entries(source).map(([name, value]) => [
		name,
		copyStructure(value, same[name]),
	]);
	// Rows keep their ids: open forms identify rows by id.
	return { ...('id' in same ? { id: same.id } : {}), ...Object.fromEntries(values) };
}

const childAt = (node: unknown, step: string | number): unknown =>
	Array.isArray(node) ? node[Number(step)] : isRecord(node) ? node[step] : undefined;

/** Writes a text at a path. */
export function setText(data: JsonRecord, path: readonly (string | number)[], text: string): void {
	const parent = path.slice(0, -1).reduce(childAt, data);
	const last = path.at(-1);
	if (Array.isArray(parent)) parent[Number(last)] = text;
	else if (isRecord(parent) && last !== undefined) parent[last] = text;
}

/** Replaces the children of a passage. */
export function setPassage(
	data: JsonRecord,
	{ path, passage }: Pick<Unit, 'path' | 'passage'>,
	children: JsonRecord[],
): void {
	const text = path.reduce(childAt, data);
	const root = isRecord(text) ? text.root : undefined;
	const node = (passage?.at ?? []).reduce(
		(node: unknown, at) => (isRecord(node) ? listOf(node.children)[at] : undefined),
		root,
	);
	if (isRecord(node)) node.children = children;
}

function applyUnit(
	data: JsonRecord,
	unit: Unit,
	{ unit: { content }, target }: UnitTranslation,
): UnitProblem | null {
	if (content !== unit.content) return 'sourceChanged';
	if (!target || textContent(target).trim() === '') return 'untranslated';
	if (unit.passage) {
		const children = decodePassage(unit.passage.node, target);
		if (children === null) return 'brokenCodes';
		setPassage(data, unit, children);
		return null;
	}
	const text = plainContent(target);
	if (text === null) return 'brokenCodes';
	setText(data, unit.path, text);
	return null;
}

/** Writes translated passages into `data`, which has the structure of the source. Returns the passages that could not be written. */
export function writePassages(
	data: JsonRecord,
	units: readonly Unit[],
	translations: readonly UnitTranslation[],
): FillResult {
	const byId = new Map(units.map((unit) => [unit.id, unit]));
	const problems: FillResult['problems'] = [];
	for (const translation of translations) {
		const { id } = translation.unit;
		const unit = byId.get(id);
		const problem = unit ? applyUnit(data, unit, translation) : 'unknownUnit';
		if (problem) problems.push({ unit: id, problem, ...(unit ? { words: unit.words } : {}) });
	}
	return { taken: translations.length - problems.length, problems };
}
