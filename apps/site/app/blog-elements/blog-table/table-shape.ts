import { inFirstCurrency } from '~/seo/plain-text';
import type { BlogElement } from '../element';

interface ShapedCell {
	key: string;
	html: string;
}

export interface TableShape {
	head: ShapedCell[] | null;
	body: { key: string; cells: ShapedCell[] }[];
	/** True if the first cell of each row is the row's header. */
	hasRowHeads: boolean;
	columns: number;
	longestCell: number;
}

/** Splits a table into header and body. Rows are keyed by their index; shorter rows are filled with empty cells. */
export function tableShape({ rows, hasHeader }: BlogElement<'BlogTable'>): TableShape {
	const columns = Math.max(0, ...rows.map((row) => row.cells.length));
	const shaped = rows.map((row, index) => ({
		key: `row-${index}`,
		cells: Array.from({ length: columns }, (_, column) => ({
			key: `column-${column}`,
			html: row.cells[column] ?? '',
		})),
	}));
	const texts = rows.flatMap((row) =>
		row.cells.map((html) => inFirstCurrency(html).replace(/<[^>]*>/g, '')),
	);
	const size = { columns, longestCell: Math.max(0, ...texts.map((text) => text.length)) };
	const [first, ...rest] = shaped;
	if (!hasHeader || !first) return { head: null, body: shaped, hasRowHeads: false, ...size };
	return {
		head: first.cells,
		body: rest,
		hasRowHeads: first.cells[0]?.html.trim() === '',
		...size,
	};
}
