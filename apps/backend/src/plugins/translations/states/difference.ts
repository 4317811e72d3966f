import { diffArrays } from 'diff';
import type { Change } from './document-states.ts';

/** Texts that differ in more passages than this are compared no further: all of one went, all of the other came. */
const mostEdits = 2_000;

/**
 * What became of a list of passages, in reading order: what moved because something came before it counts as the same. Where there are as many
 * as before and most are in their places, the others were changed where they stand, also when one of them is there twice.
 */
export function difference(before: readonly string[], after: readonly string[]): Change[] {
	const inPlace = before.filter((text, at) => text === after[at]).length;
	if (before.length === after.length && inPlace * 2 >= before.length)
		return after.flatMap((text, at): Change[] =>
			text === before[at] ? [{ same: text }] : [{ before: before[at] ?? '' }, { after: text }],
		);
	const parts = diffArrays([...before], [...after], { maxEditLength: mostEdits });
	if (!parts)
		return [...before.map((text) => ({ before: text })), ...after.map((text) => ({ after: text }))];
	return parts.flatMap(({ value, added, removed }) =>
		value.map((text) => (removed ? { before: text } : added ? { after: text } : { same: text })),
	);
}
