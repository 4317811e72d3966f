import { isRecord, type JsonRecord, listOf } from '../../../platform/http/reading/json-record.ts';
import { hasContent, textContent } from './element.ts';
import { decodePassage, plainContent } from './inline.ts';
import type { ParsedUnit } from './read.ts';
import type { FillResult, UnitProblem } from './report.ts';
import type { Unit } from './units.ts';

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

/** Clears fields outside lists that have no text in the target: untranslated texts stay missing. */
export function clearUntranslated(
	data: JsonRecord,
	target: JsonRecord,
	units: readonly Unit[],
): void {
	for (const { path } of units) {
		if (path.some((step) => typeof step === 'number')) continue;
		const last = path.at(-1);
		const parent = path.slice(0, -1).reduce(childAt, data);
		if (isRecord(parent) && last !== undefined && !path.reduce(childAt, target))
			parent[last] = isRecord(parent[last]) ? parent[last] : null;
	}
}

function applyUnit(
	data: JsonRecord,
	unit: Unit,
	{ source, target }: ParsedUnit,
): UnitProblem | null {
	if (!hasContent(source, unit.content)) return 'sourceChanged';
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

/**
 * Writes translated passages into `data`, which has the structure of the source. Returns the problems: passages that could not be written,
 * and unchanged translations of a changed source.
 *
 * @param former the existing translations, by unit, of passages whose source has changed since
 */
export function writePassages(
	data: JsonRecord,
	units: readonly Unit[],
	translations: readonly ParsedUnit[],
	former: ReadonlyMap<string, string> = new Map(),
): FillResult {
	const isUnchanged = ({ id, target, isInitial }: ParsedUnit) => {
		const before = former.get(id);
		return isInitial && target !== null && before !== undefined && hasContent(target, before);
	};
	const byId = new Map(units.map((unit) => [unit.id, unit]));
	const problems: FillResult['problems'] = [];
	let count = 0;
	for (const translation of translations) {
		const unit = byId.get(translation.id);
		const unitProblem = unit ? applyUnit(data, unit, translation) : 'unknownUnit';
		const problem = unitProblem ?? (isUnchanged(translation) ? 'unchecked' : null);
		if (problem)
			problems.push({ unit: translation.id, problem, ...(unit ? { words: unit.words } : {}) });
		else count += 1;
	}
	return { taken: count, problems };
}
