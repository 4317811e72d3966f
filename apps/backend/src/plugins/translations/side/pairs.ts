import { diffArrays } from 'diff';

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
