import type { PartExamples } from '~/testing/part-examples';
import { Table } from './table';

export const examples: PartExamples = (t) => {
	const columns = [
		t({ en: 'Country', da: 'Land', de: 'Land' }),
		t({ en: 'Operator', da: 'Teleselskab', de: 'Netzbetreiber' }),
		t({ en: 'Standard route', da: 'Standardrute', de: 'Standardroute' }),
		t({ en: 'Direct route', da: 'Direkte rute', de: 'Direktroute' }),
		t({ en: 'Set-up', da: 'Opsætning', de: 'Einrichtung' }),
		t({ en: 'A month', da: 'Pr. måned', de: 'Pro Monat' }),
	];

	return {
		'Wider than a phone': (
			<Table
				caption={t({
					en: 'Prices of a segment, without VAT',
					da: 'Priser pr. segment uden moms',
					de: 'Preise pro Segment, ohne MwSt.',
				})}
			>
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
					{[
						t({ en: 'Denmark', da: 'Danmark', de: 'Dänemark' }),
						t({ en: 'Germany', da: 'Tyskland', de: 'Deutschland' }),
					].map((country) => (
						<tr key={country}>
							<th scope="row">{country}</th>
							<td>{t({ en: 'Operator 1', da: 'Teleselskab 1', de: 'Netzbetreiber 1' })}</td>
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
};
