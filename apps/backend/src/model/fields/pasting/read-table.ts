import type { Inline, PastedBlock } from './blocks.ts';

const isBold = (content: Inline[]) => content.every((one) => one === 'break' || one.isBold);

type Cell = Inline[][];

/** A table's own rows: those of a table in a cell are the cell's. */
const rowsOf = (table: Element): Element[] =>
	[...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);

/**
 * A table with as many cells in each row: a cell over several columns or rows is followed by empty ones. The first row is the heads when its
 * cells are heads, or all in bold letters as programs write them.
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
