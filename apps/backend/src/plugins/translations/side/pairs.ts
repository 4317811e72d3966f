import { diffArrays } from 'diff';

/** Positions that belong together; null where the other side has nothing for it. */
export interface Pair {
	left: number | null;
	right: number | null;
}

/** Pairs two lists by what their entries are: one more on either side leaves the rest together. */
export function pairs(left: readonly string[], right: readonly string[]): Pair[] {
	let l = 0;
	let r = 0;
	return diffArrays([...left], [...right]).flatMap(({ value, added, removed }) =>
		value.map(() => ({ left: added ? null : l++, right: removed ? null : r++ })),
	);
}
