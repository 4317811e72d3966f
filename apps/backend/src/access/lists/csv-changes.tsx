'use client';
import { Button } from '@payloadcms/ui';
import { OwnTable } from '../../admin/own-table.tsx';
import type { ImportChange, ImportReport } from '../../platform/csv/import-report.ts';
import { translatorIn } from '../../platform/i18n/words.ts';
import { csvWords } from './csv-words.ts';

interface Props {
	report: ImportReport;
	language: string;
	isBusy: boolean;
	onPage: (page: number) => void;
}

type Cell = ImportChange['cells'][number];

/** A changed cell of a row: its column, the old and the new value, and the difference in percent. */
function ChangedCell({ cell, language }: { cell: Cell; language: string }) {
	const { column, from, to, percent, needsReview } = cell;
	const t = translatorIn(language);
	const difference = new Intl.NumberFormat(language, {
		style: 'percent',
		maximumFractionDigits: 1,
		signDisplay: 'always',
	});
	return (
		<li>
			<span className="csv-column">{column}</span>{' '}
			{from === '' ? null : (
				<>
					<del>{from}</del> <span aria-hidden="true">→</span>{' '}
				</>
			)}
			{to === '' ? <em>{t(csvWords.empty)}</em> : <ins>{to}</ins>}
			{percent === null ? null : (
				<span className={percent > 0 ? 'csv-percent csv-percent--up' : 'csv-percent'}>
					{difference.format(percent / 100)}
				</span>
			)}
			{needsReview ? <strong className="csv-review">{t(csvWords.needsReview)}</strong> : null}
		</li>
	);
}

/** The rows that an import would add or change, page by page. */
export function CsvChanges({ report, language, isBusy, onPage }: Props) {
	const t = translatorIn(language);
	const { changes, page, pages } = report;
	if (changes.length === 0) return null;
	const pageButton = (target: number, label: keyof typeof csvWords & ('back' | 'next')) => (
		<Button
			buttonStyle="secondary"
			disabled={isBusy || target < 1 || target > pages}
			margin={false}
			onClick={() => onPage(target)}
			size="small"
		>
			{t(csvWords[label])}
		</Button>
	);
	return (
		<>
			<OwnTable
				columns={[csvWords.line, csvWords.row, csvWords.state, csvWords.change].map((text) =>
					t(text),
				)}
				rows={changes.map(({ line, name, isNew, cells }) => ({
					key: line,
					cells: [
						line,
						name,
						t(isNew ? csvWords.isNew : csvWords.isChanged),
						<ul className="csv-cells" key="cells">
							{cells.map((cell) => (
								<ChangedCell cell={cell} key={cell.column} language={language} />
							))}
						</ul>,
					],
				}))}
			/>
			{pages > 1 ? (
				<nav aria-label={t(csvWords.pages)} className="csv-pages">
					{pageButton(page - 1, 'back')}
					<span>
						{t(csvWords.page)} {page} / {pages}
					</span>
					{pageButton(page + 1, 'next')}
				</nav>
			) : null}
		</>
	);
}
