import type { PastedBlock } from './blocks.ts';

export type HeadingTag = 'h2' | 'h3' | 'h4';

/**
 * Which heading each level of a pasted text becomes. Levels that the site's texts have stay what they are; else the top level in use becomes the first
 * that is allowed, the next one the second, and so on.
 */
export function headingTags(
	blocks: readonly PastedBlock[],
	allowed: readonly HeadingTag[],
): ReadonlyMap<number, HeadingTag> {
	const used = new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])));
	const levels = [...used].toSorted((one, other) => one - other);
	const same = levels.map((level) => allowed.find((tag) => tag === `h${level}`));
	const tags = same.includes(undefined)
		? levels.map((_, index) => allowed[index] ?? allowed.at(-1))
		: same;
	return new Map(levels.flatMap((level, index) => (tags[index] ? [[level, tags[index]]] : [])));
}
