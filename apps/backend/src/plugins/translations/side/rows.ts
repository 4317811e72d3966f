import { diffArrays } from 'diff';
import type { Block, Field } from 'payload';
import type { PartCopy, SideRow } from './model.ts';
import type { SideField, SidePassage } from './passages.ts';

/** The positions of matching entries; null if one side has no match. */
export interface Pair {
	left: number | null;
	right: number | null;
}

/** Matches the entries of two lists by a diff, so that an additional entry on one side does not shift the others. */
export function pairEntries(left: readonly string[], right: readonly string[]): Pair[] {
	let leftIndex = 0;
	let rightIndex = 0;
	return diffArrays([...left], [...right]).flatMap(({ value, added, removed }) =>
		value.map(() => ({ left: added ? null : leftIndex++, right: removed ? null : rightIndex++ })),
	);
}

export interface RowsContext {
	name: (config: Field | Block) => string;
	/** The source text at the time of the translation, for each passage that has changed since. */
	former: ReadonlyMap<SidePassage, string>;
}

interface PartContext extends RowsContext {
	/** The number of path steps that lead to the part, which may have another position in the target. */
	partDepth: number;
}

/** Begins the id of a passage that only the target has, so that it differs from the ids of the source. */
const targetOnly = '+';

/** The rows of a part: its passages in both locales. */
export function rowsOf(
	left: readonly SideField[],
	right: readonly SideField[],
	context: PartContext,
): SideRow[] {
	const keyOf = ({ place }: SideField) => place.path.slice(context.partDepth).join('.');
	const targets = new Map(right.map((field) => [keyOf(field), field]));
	const sources = new Set(left.map(keyOf));
	return [
		...left.flatMap((field) => fieldRows(field, targets.get(keyOf(field)), context)),
		...right
			.filter((field) => !sources.has(keyOf(field)))
			.flatMap((field) => fieldRows(undefined, field, context)),
	];
}

function fieldRows(
	left: SideField | undefined,
	right: SideField | undefined,
	{ name, former, partDepth }: PartContext,
): SideRow[] {
	const field = left ?? right;
	if (!field) return [];
	const label = labelOf(field, partDepth, name);
	const copy = left && right ? copyOf(left, right) : null;
	const kinds = (of: SideField | undefined) => (of?.passages ?? []).map(({ matches }) => matches);
	const pairs = pairEntries(kinds(left), kinds(right));
	// Among passages that only the target has, a passage of the source has no position.
	const isAddable = pairs.every(
		(pair) => pair.left !== null || !right?.passages[pair.right ?? 0]?.text,
	);
	return pairs
		.map((pair): SideRow => {
			const from = pair.left === null ? undefined : left?.passages[pair.left];
			const to = pair.right === null ? undefined : right?.passages[pair.right];
			return {
				id: from ? (to || isAddable ? from.id : null) : `${targetOnly}${to?.id}`,
				place: to?.id ?? null,
				label,
				kind: (from ?? to)?.kind ?? null,
				source: from?.text ?? null,
				target: to?.text ?? null,
				before: (from && former.get(from)) ?? null,
				copy: from ? copy : null,
			};
		})
		.filter(({ source, target }) => Boolean(source) || Boolean(target));
}

/** Copies the field; for a text field with `hasMany` the whole list. */
function copyOf(left: SideField, right: SideField): PartCopy {
	const field = ({ place }: SideField) =>
		place.field.type === 'text' && place.field.hasMany ? place.path.slice(0, -1) : place.path;
	return { from: field(left).join('.'), to: field(right).join('.'), insert: false };
}

/** The label of a field, for example "Steps 2 › Heading". */
function labelOf({ place }: SideField, partDepth: number, name: PartContext['name']): string {
	const steps = [...place.path];
	const names: string[] = [];
	for (const ancestor of place.breadcrumbs) {
		if (!('type' in ancestor)) continue;
		steps.shift();
		const number = typeof steps[0] === 'number' ? steps.shift() : undefined;
		const isPart = place.path.length - steps.length <= partDepth;
		if (isPart) continue;
		names.push(
			[name(ancestor), number === undefined ? '' : Number(number) + 1].filter(Boolean).join(' '),
		);
	}
	return names.filter(Boolean).join(' › ');
}
