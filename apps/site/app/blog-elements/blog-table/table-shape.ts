import { inDefaultCurrency } from '~/features/pricing/figures/one-currency';
import type { BlogElement } from '../element';

interface ShapedCell {
	key: string;
	html: string;
}

export interface TableShape {
	head: ShapedCell[] | null;
	body: { key: string; cells: ShapedCell[] }[];
	/** Whether the first cell of each row names the row. */
	hasRowHeads: boolean;
	columns: number;
	longestCell: number;
}

/** Tells headings from values. Rows have no identity but their place, and shorter ones are filled up. */
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
		row.cells.map((html) => inDefaultCurrency(html).replace(/<[^>]*>/g, '')),
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
