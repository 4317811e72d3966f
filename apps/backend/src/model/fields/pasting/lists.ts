import type { Inline, PastedBlock, PastedNode } from './blocks.ts';

type Item = Extract<PastedBlock, { kind: 'item' }>;
type Line = (content: readonly Inline[]) => PastedNode[];

const frame = { version: 1, direction: null, format: '', indent: 0 } as const;

/** Converts consecutive items to lists as the editor nests them: a nested list is in a list item of its own. */
function nestLists(items: readonly Item[], level: number, line: Line): PastedNode[] {
	const lists: PastedNode[] = [];
	let at = 0;
	while (at < items.length) {
		const first = items[at];
		if (!first) break;
		const children: PastedNode[] = [];
		let value = first.level > level ? 1 : first.start;
		const { start, isOrdered } = { start: value, isOrdered: first.isOrdered };
		while (at < items.length) {
			const item = items[at];
			if (!item || (item.level <= level && item.isOrdered !== isOrdered)) break;
			const frameOfItem = { type: 'listitem', ...frame, indent: level - 1, value };
			if (item.level > level) {
				const end = items.findIndex((other, index) => index > at && other.level <= level);
				const nestedItems = items.slice(at, end < 0 ? undefined : end);
				children.push({ ...frameOfItem, children: nestLists(nestedItems, level + 1, line) });
				at += nestedItems.length;
			} else {
				children.push({ ...frameOfItem, children: line(item.content) });
				value += 1;
				at += 1;
			}
		}
		const [listType, tag] = isOrdered ? ['number', 'ol'] : ['bullet', 'ul'];
		lists.push({ type: 'list', ...frame, listType, tag, start, children });
	}
	return lists;
}

/** Converts blocks to nodes, and joins consecutive list items to lists. `toNodes` converts any other block. */
export function nodesWithLists(
	blocks: readonly PastedBlock[],
	toNodes: (block: PastedBlock) => PastedNode[],
	line: Line,
): PastedNode[] {
	const nodes: PastedNode[] = [];
	let items: Item[] = [];
	const end = () => {
		const top = Math.min(...items.map(({ level }) => level));
		const normalized = items.map((item) => ({ ...item, level: item.level - top + 1 }));
		nodes.push(...nestLists(normalized, 1, line));
		items = [];
	};
	for (const block of blocks) {
		if (block.kind === 'item') items.push(block);
		else {
			end();
			nodes.push(...toNodes(block));
		}
	}
	end();
	return nodes;
}
