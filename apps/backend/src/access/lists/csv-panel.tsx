'use client';
import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useCall } from '../../admin/endpoints/use-endpoint.ts';
import { FileDrop } from '../../admin/file-drop.tsx';
import {
	type ImportReport,
	type ImportUndo,
	importReport,
	importUndo,
} from '../../platform/csv/import-report.ts';
import { formatCount } from '../../platform/i18n/plural.ts';
import { translatorIn } from '../../platform/i18n/words.ts';
import { hasRightForAll, isEntity } from '../person.ts';
import { usePerson } from '../use-person.ts';
import { CsvChanges } from './csv-changes.tsx';
import { CsvReport } from './csv-report.tsx';
import { csvWords } from './csv-words.ts';
import './csv.css';

/** The panel above a list for its export and import. It shows the changes of a file before the import writes them. */
export function CsvPanel({ collectionSlug }: { collectionSlug: string }) {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const router = useRouter();
	const [file, setFile] = useState<File>();
	const [isBusy, setBusy] = useState(false);
	/** The plan whose marked rows the user has checked. */
	const [checkedPlan, setCheckedPlan] = useState<string>();
	const [report, setReport] = useState<ImportReport | 'changed' | 'failed'>();
	const [undone, setUndone] = useState<ImportUndo>();
	const t = translatorIn(i18n.language);
	const address = `${config.serverURL}${config.routes.api}/${collectionSlug}`;
	const person = usePerson();
	const call = useCall();
	const undo = async (at: string) => {
		setBusy(true);
		setReport(undefined);
		try {
			const path = `/${collectionSlug}/import/undo`;
			setUndone(await call(importUndo, path, { body: { at } }));
			router.refresh();
		} catch {
			setReport('failed');
		}
		setBusy(false);
	};
	const send = async (selectedFile: File, query: string) => {
		setBusy(true);
		setUndone(undefined);
		try {
			const bytes = await selectedFile.arrayBuffer().catch(() => null);
			if (bytes === null) {
				setFile(undefined);
				setReport('changed');
				return;
			}
			const body = new FormData();
			body.set('file', new Blob([bytes], { type: 'text/csv' }));
			const path = `/${collectionSlug}/import?${query}`;
			const result = await call(importReport, path, { body, acceptedStatuses: [409, 422] });
			setReport(result);
			if (result.dryRun || !result.ok) return;
			setFile(undefined);
			router.refresh();
		} catch {
			setReport('failed');
		} finally {
			setBusy(false);
		}
	};
	if (!isEntity(collectionSlug) || !hasRightForAll(person, collectionSlug, 'import')) return null;
	const importResult = typeof report === 'object' ? report : null;
	const rows = importResult ? importResult.created + importResult.updated : 0;
	const isImportable = importResult?.errorCount === 0 && rows > 0;
	const isChecked = importResult?.marked === 0 || importResult?.plan === checkedPlan;
	return (
		<details className="csv-panel">
			<summary>{t(csvWords.title)}</summary>
			<p>
				<a download href={`${address}/export.csv`}>
					{t(csvWords.download)}
				</a>{' '}
				<a download href={`${address}/export.csv?for=excel`}>
					{t(csvWords.downloadForExcel)}
				</a>
			</p>
			<FileDrop
				accept=".csv,text/csv"
				fileName={file?.name}
				isDisabled={isBusy}
				label={t(csvWords.file)}
				onFile={(selectedFile) => {
					setFile(selectedFile);
					setReport(undefined);
					void send(selectedFile, 'dryRun=true');
				}}
			/>
			{isBusy && !report ? <p role="status">{t(csvWords.looking)}</p> : null}
			{typeof report === 'string' ? <p role="alert">{t(csvWords[report])}</p> : null}
			{importResult ? <CsvReport language={i18n.language} report={importResult} /> : null}
			{importResult?.undo ? (
				<Button
					buttonStyle="secondary"
					disabled={isBusy}
					margin={false}
					onClick={() => void undo(importResult.undo ?? '')}
					size="medium"
				>
					{t(csvWords.undo)}
				</Button>
			) : null}
			{undone ? (
				<p role="status">
					{formatCount(i18n.language, csvWords.undone, undone.undone)}{' '}
					{undone.left > 0 ? formatCount(i18n.language, csvWords.left, undone.left) : null}
				</p>
			) : null}
			{importResult && file ? (
				<>
					<CsvChanges
						isBusy={isBusy}
						language={i18n.language}
						onPage={(page) => void send(file, `dryRun=true&page=${page}`)}
						report={importResult}
					/>
					<div className="csv-actions">
						{isImportable && importResult.marked > 0 ? (
							<label className="csv-confirm">
								<input
									checked={isChecked}
									onChange={({ target }) =>
										setCheckedPlan(target.checked ? importResult.plan : undefined)
									}
									type="checkbox"
								/>
								{formatCount(i18n.language, csvWords.confirm, importResult.marked)}
							</label>
						) : null}
						{isImportable ? (
							<Button
								disabled={isBusy || !isChecked}
								margin={false}
								onClick={() =>
									void send(file, `plan=${importResult.plan}&marked=${importResult.marked}`)
								}
								size="medium"
							>
								{formatCount(i18n.language, csvWords.import, rows)}
							</Button>
						) : null}
						<Button
							buttonStyle="secondary"
							disabled={isBusy}
							margin={false}
							onClick={() => {
								setFile(undefined);
								setReport(undefined);
							}}
							size="medium"
						>
							{t(csvWords.cancel)}
						</Button>
					</div>
				</>
			) : null}
		</details>
	);
}
