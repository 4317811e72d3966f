import type { PastedBlock } from './blocks.ts';

export type HeadingTag = 'h2' | 'h3' | 'h4';

/**
 * Maps the heading levels of a pasted text to allowed headings. If all levels are allowed, they stay; else the top level becomes the first
 * allowed heading, the next level the second, and so on.
 */
export function headingTags(
	blocks: readonly PastedBlock[],
	allowed: readonly HeadingTag[],
): ReadonlyMap<number, HeadingTag> {
	const usedLevels = new Set(
		blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])),
	);
	const levels = [...usedLevels].toSorted((one, other) => one - other);
	const sameTags = levels.map((level) => allowed.find((tag) => tag === `h${level}`));
	const tags = sameTags.includes(undefined)
		? levels.map((_, index) => allowed[index] ?? allowed.at(-1))
		: sameTags;
	return new Map(levels.flatMap((level, index) => (tags[index] ? [[level, tags[index]]] : [])));
}
