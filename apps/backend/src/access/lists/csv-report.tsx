'use client';
import { OwnTable } from '../../admin/own-table.tsx';
import type { ImportReport } from '../../platform/csv/import-report.ts';
import { formatCount, type PluralText } from '../../platform/i18n/plural.ts';
import { translatorIn } from '../../platform/i18n/words.ts';
import { csvWords } from './csv-words.ts';

/** The numbers of rows that an import changed or would change, and its problems by line. */
export function CsvReport({ report, language }: { report: ImportReport; language: string }) {
	const t = translatorIn(language);
	const formatNumber = (text: PluralText, count: number) => formatCount(language, text, count);
	const { created, updated, unchanged, errors, errorCount, isStopped, dryRun, marked } = report;
	const counts = [
		formatNumber(csvWords.created, created),
		formatNumber(csvWords.updated, updated),
		formatNumber(csvWords.unchanged, unchanged),
		...(dryRun && marked > 0 ? [formatNumber(csvWords.marked, marked)] : []),
	].join(', ');
	if (errorCount === 0)
		return (
			<p role="status">
				{report.isOutdated
					? `${t(csvWords.outdated)} `
					: `${t(dryRun || report.isUnconfirmed ? csvWords.checked : csvWords.done)} `}
				{counts}
			</p>
		);
	return (
		<div role="alert">
			<p>
				{formatNumber(csvWords.problems, errorCount)}.{isStopped ? ` ${t(csvWords.stopped)}` : ''}
			</p>
			{created + updated > 0 ? (
				<p>
					{t(csvWords.otherwise)} {counts}
				</p>
			) : null}
			<OwnTable
				columns={[csvWords.line, csvWords.column, csvWords.problem].map((text) => t(text))}
				rows={errors.map(({ line, column, message }) => ({
					key: `${line} ${column} ${message}`,
					cells: [line, column, message],
				}))}
			/>
		</div>
	);
}
