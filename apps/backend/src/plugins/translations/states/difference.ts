import { diffArrays } from 'diff';
import type { Change } from './document-states.ts';

/** Texts with more differences are not compared further: all passages count as removed and added. */
const maxEdits = 2_000;

/**
 * Compares two lists of passages, in reading order. Passages that moved because of an insertion are unchanged. If both lists have the same
 * length and at least half of the passages are at the same position, they are compared by position, so that repeated passages do not
 * matter.
 */
export function difference(before: readonly string[], after: readonly string[]): Change[] {
	const inPlace = before.filter((text, at) => text === after[at]).length;
	if (before.length === after.length && inPlace * 2 >= before.length)
		return after.flatMap((text, at): Change[] =>
			text === before[at] ? [{ same: text }] : [{ before: before[at] ?? '' }, { after: text }],
		);
	const parts = diffArrays([...before], [...after], { maxEditLength: maxEdits });
	if (!parts)
		return [...before.map((text) => ({ before: text })), ...after.map((text) => ({ after: text }))];
	return parts.flatMap(({ value, added, removed }) =>
		value.map((text) => (removed ? { before: text } : added ? { after: text } : { same: text })),
	);
}
