import type { PartExamples } from '~/testing/part-examples';
import { Table } from './table';

const columns = ['Country', 'Operator', 'Standard route', 'Direct route', 'Set-up', 'A month'];

export const examples: PartExamples = {
	'Wider than a phone': (
		<Table caption="Prices of a segment, without VAT">
			<thead>
				<tr>
					{columns.map((column) => (
						<th key={column} scope="col">
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{['Denmark', 'Germany'].map((country) => (
					<tr key={country}>
						<th scope="row">{country}</th>
						<td>Operator 1</td>
						<td>€0.0384</td>
						<td>€0.0465</td>
						<td>€0.00</td>
						<td>€12.50</td>
					</tr>
				))}
			</tbody>
		</Table>
	),
};
