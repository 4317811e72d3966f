import type { Inline, PastedBlock } from './blocks.ts';

const isBold = (content: Inline[]) => content.every((part) => part === 'break' || part.isBold);

type Cell = Inline[][];

/** The rows of a table, without those of nested tables. */
const rowsOf = (table: Element): Element[] =>
	[...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);

/**
 * Reads a table with the same number of cells in each row: a cell that spans several columns or rows is followed by empty cells. The first
 * row is a header if all its cells are `th`, or all are bold, as word processors write headers.
 */
export function readTable(table: Element, linesOf: (cell: Element) => Cell): PastedBlock | null {
	const tableRows = rowsOf(table);
	const grid = tableRows.map((): Cell[] => []);
	let hasHeader = false;
	for (const [index, row] of tableRows.entries()) {
		const cells = [...row.children].filter(({ localName }) => /^t[hd]$/.test(localName));
		const line = grid[index] ?? [];
		for (const cell of cells) {
			let column = 0;
			while (line[column]) column += 1;
			const span = (name: string) =>
				Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), 100);
			const lines = linesOf(cell);
			for (const [down, below] of grid.slice(index, index + span('rowspan')).entries())
				for (let right = 0; right < span('colspan'); right += 1)
					below[column + right] = down + right === 0 ? lines : [];
		}
		if (index === 0)
			hasHeader =
				cells.length > 0 &&
				(cells.every(({ localName }) => localName === 'th') ||
					line.every((lines) => lines.length > 0 && lines.every(isBold)));
	}
	const width = Math.max(0, ...grid.map((row) => row.length));
	const rows = grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? []));
	const isEmpty = rows.every((row) => row.every((lines) => lines.length === 0));
	return isEmpty ? null : { kind: 'table', rows, hasHeader };
}
