'use client';
import type { ImportReport } from '../lists/import-list.ts';
import { csvWords } from './csv-words.ts';

type Say = (words: Record<string, string>) => string;

/** What an import did or would do, and every line that is wrong. */
export function CsvReport({ report, say }: { report: ImportReport; say: Say }) {
	const { created, updated, unchanged, errors, errorCount, dryRun, ok } = report;
	if (ok) {
		return (
			<p role="status">
				{say(dryRun ? csvWords.checked : csvWords.done)} {created} {say(csvWords.created)},{' '}
				{updated} {say(csvWords.updated)}, {unchanged} {say(csvWords.unchanged)}
			</p>
		);
	}
	return (
		<div role="alert">
			<p>
				{errorCount} {say(csvWords.problems)}
			</p>
			<div className="table">
				<table>
					<thead>
						<tr>
							{[csvWords.line, csvWords.column, csvWords.problem].map((title) => (
								<th key={title.en} scope="col">
									{say(title)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{errors.map(({ line, column, message }) => (
							<tr key={`${line} ${column} ${message}`}>
								<td>{line}</td>
								<td>{column}</td>
								<td>{message}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</div>
	);
}
