import type { Key, ReactNode } from 'react';
import './own-table.css';

interface OwnTableProps {
	/** What each column is called; of one that needs no name, what stands in its place. */
	columns: readonly (string | { head: ReactNode })[];
	rows: readonly { key: Key; cells: readonly ReactNode[] }[];
}

/** A table on a screen of our own. Where there is no room for columns, on a phone, each row is a card in which every value stands beside its column's name. */
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
