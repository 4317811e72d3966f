import type { Key, ReactNode } from 'react';
import './own-table.css';

interface OwnTableProps {
	/** The name of each column, or the content of its header cell if it has no name. */
	columns: readonly (string | { head: ReactNode })[];
	rows: readonly { key: Key; cells: readonly ReactNode[] }[];
}

/** A table on a custom screen. On a phone each row is a card with every value beside its column's name. */
export function OwnTable({ columns, rows }: OwnTableProps) {
	const names = columns.map((column) => (typeof column === 'string' ? column : ''));
	return (
		<table className="own-table">
			<thead>
				<tr>
					{columns.map((column, index) => (
						<th key={names[index]} scope="col">
							{typeof column === 'string' ? column : column.head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map(({ key, cells }) => (
					<tr key={key}>
						{cells.map((cell, index) => (
							<td data-column={names[index]} key={names[index]}>
								{cell}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}
