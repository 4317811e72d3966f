import { isRecord, type JsonRecord, listOf } from '../../../platform/http/reading/json-record.ts';
import { hasContent, textContent } from './element.ts';
import { decodePassage, plainContent } from './inline.ts';
import type { ReadUnit } from './read.ts';
import type { Filled, UnitProblem } from './report.ts';
import type { Unit } from './units.ts';

/**
 * The structure of the source with what the target has in the same places: its texts, links, files and ids of rows. Formatted texts are the source's,
 * so that each passage of it has its place.
 *
 * @param source without ids of rows
 */
export function structureOf(source: unknown, target: unknown): unknown {
	if (Array.isArray(source)) return source.map((each, at) => structureOf(each, listOf(target)[at]));
	if (!isRecord(source)) return target ?? source;
	if (isRecord(source.root)) return structuredClone(source);
	const same = isRecord(target) && target.blockType === source.blockType ? target : {};
	const values = Object.entries(source).map(([name, value]) => [
		name,
		structureOf(value, same[name]),
	]);
	// A row that stays is the same row: open forms find it by its id.
	return { ...('id' in same ? { id: same.id } : {}), ...Object.fromEntries(values) };
}

const childAt = (node: unknown, step: string | number): unknown =>
	Array.isArray(node) ? node[Number(step)] : isRecord(node) ? node[step] : undefined;

/** Writes a text where a path leads. */
export function setText(data: JsonRecord, path: readonly (string | number)[], text: string): void {
	const holder = path.slice(0, -1).reduce(childAt, data);
	const last = path.at(-1);
	if (Array.isArray(holder)) holder[Number(last)] = text;
	else if (isRecord(holder) && last !== undefined) holder[last] = text;
}

/** Puts nodes in the place of a passage's children. */
export function setPassage(
	data: JsonRecord,
	{ path, passage }: Pick<Unit, 'path' | 'passage'>,
	children: JsonRecord[],
): void {
	const text = path.reduce(childAt, data);
	const root = isRecord(text) ? text.root : undefined;
	const node = (passage?.at ?? []).reduce(
		(above: unknown, at) => (isRecord(above) ? listOf(above.children)[at] : undefined),
		root,
	);
	if (isRecord(node)) node.children = children;
}

/** Empties the fields outside lists that the target has no text in yet: what is not translated stays missing. */
export function withoutUntranslated(
	data: JsonRecord,
	target: JsonRecord,
	units: readonly Unit[],
): void {
	for (const { path } of units) {
		if (path.some((step) => typeof step === 'number')) continue;
		const last = path.at(-1);
		const holder = path.slice(0, -1).reduce(childAt, data);
		if (isRecord(holder) && last !== undefined && !path.reduce(childAt, target))
			holder[last] = isRecord(holder[last]) ? holder[last] : null;
	}
}

function take(data: JsonRecord, unit: Unit, { source, target }: ReadUnit): UnitProblem | null {
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
 * Puts translated passages into `data`, which has the source's structure, and says which don't fit, or are what they were although the source
 * has changed.
 *
 * @param former the translations, by unit, of passages whose source has changed since
 */
export function fill(
	data: JsonRecord,
	units: readonly Unit[],
	read: readonly ReadUnit[],
	former: ReadonlyMap<string, string> = new Map(),
): Filled {
	const isAsBefore = ({ id, target, isInitial }: ReadUnit) => {
		const before = former.get(id);
		return isInitial && target !== null && before !== undefined && hasContent(target, before);
	};
	const byId = new Map(units.map((unit) => [unit.id, unit]));
	const problems: Filled['problems'] = [];
	let count = 0;
	for (const each of read) {
		const unit = byId.get(each.id);
		const misfit = unit ? take(data, unit, each) : 'unknownUnit';
		const problem = misfit ?? (isAsBefore(each) ? 'unchecked' : null);
		if (problem) problems.push({ unit: each.id, problem, ...(unit ? { words: unit.words } : {}) });
		else count += 1;
	}
	return { taken: count, problems };
}
