/** One passage of a text that was changed: with `before` it was removed, with `after` added. */
export type Change = { before: string } | { after: string } | { same: string };

/** Texts longer than this are compared as a whole only where they begin and end alike: the table below grows with their product. */
const largest = 2_000;

/**
 * What became of a list of passages: a longest common subsequence, so that a passage that moved down because another came
 * before it counts as the same. `before` and `after` in reading order.
 */
export function difference(before: readonly string[], after: readonly string[]): Change[] {
	let start = 0;
	while (start < before.length && start < after.length && before[start] === after[start]) start++;
	let end = 0;
	while (
		end < before.length - start &&
		end < after.length - start &&
		before[before.length - 1 - end] === after[after.length - 1 - end]
	)
		end++;
	return [
		...after.slice(0, start).map((same) => ({ same })),
		...between(before.slice(start, before.length - end), after.slice(start, after.length - end)),
		...after.slice(after.length - end).map((same) => ({ same })),
	];
}

function between(before: readonly string[], after: readonly string[]): Change[] {
	const removed = before.map((text) => ({ before: text }));
	const added = after.map((text) => ({ after: text }));
	if (before.length === 0 || after.length === 0) return [...removed, ...added];
	if (before.length > largest || after.length > largest) return [...removed, ...added];
	const common = commonLengths(before, after);
	const changes: Change[] = [];
	let left = 0;
	let right = 0;
	while (left < before.length || right < after.length) {
		const old = before[left];
		const fresh = after[right];
		if (old !== undefined && old === fresh) {
			changes.push({ same: old });
			left++;
			right++;
		} else if (
			old !== undefined &&
			(fresh === undefined || at(common, left + 1, right) >= at(common, left, right + 1))
		) {
			changes.push({ before: old });
			left++;
		} else if (fresh !== undefined) {
			changes.push({ after: fresh });
			right++;
		}
	}
	return changes;
}

const at = (table: readonly Uint16Array[], left: number, right: number) =>
	table[left]?.[right] ?? 0;

/** How many passages the rests from each pair of positions have in common. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
	const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
	for (let left = before.length - 1; left >= 0; left--) {
		const row = table[left];
		if (!row) continue;
		for (let right = after.length - 1; right >= 0; right--)
			row[right] =
				before[left] === after[right]
					? at(table, left + 1, right + 1) + 1
					: Math.max(at(table, left + 1, right), at(table, left, right + 1));
	}
	return table;
}
