'use client';
import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useRef, useState } from 'react';
import { useCall } from '../../platform/admin/endpoints/use-endpoint.ts';
import type { ImportReport } from '../../platform/csv/import-report.ts';
import { importReport } from '../../platform/csv/import-report.ts';
import { sayIn } from '../../platform/i18n/say-in.ts';
import { isEntity, mayAll } from '../person.ts';
import { usePerson } from '../use-person.ts';
import { CsvReport } from './csv-report.tsx';
import { csvWords } from './csv-words.ts';

export function CsvPanel({ collectionSlug }: { collectionSlug: string }) {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const router = useRouter();
	const inputId = useId();
	const input = useRef<HTMLInputElement>(null);
	const [file, setFile] = useState<File>();
	const [busy, setBusy] = useState(false);
	const [report, setReport] = useState<ImportReport | 'changed' | 'failed'>();
	const say = sayIn(i18n.language);
	const address = `${config.serverURL}${config.routes.api}/${collectionSlug}`;
	const person = usePerson();
	const call = useCall();
	const run = async (dryRun: boolean) => {
		if (!file) return;
		setBusy(true);
		try {
			const bytes = await file.arrayBuffer().catch(() => null);
			if (bytes === null) {
				// Browsers report a file that is chosen a second time only where the field was emptied.
				if (input.current) input.current.value = '';
				setFile(undefined);
				setReport('changed');
				return;
			}
			const body = new FormData();
			body.set('file', new Blob([bytes], { type: 'text/csv' }));
			const path = `/${collectionSlug}/import?dryRun=${dryRun}`;
			const result = await call(importReport, path, { body, answers: [422] });
			setReport(result);
			if (!dryRun && result.ok) router.refresh();
		} catch {
			setReport('failed');
		} finally {
			setBusy(false);
		}
	};
	if (!isEntity(collectionSlug) || !mayAll(person, collectionSlug, 'import')) return null;
	return (
		<details style={{ marginBottom: 'var(--base)' }}>
			<summary>{say(csvWords.title)}</summary>
			<p>
				<a download href={`${address}/export.csv`}>
					{say(csvWords.download)}
				</a>
			</p>
			<label htmlFor={inputId}>{say(csvWords.file)}</label>{' '}
			<input
				accept=".csv,text/csv"
				id={inputId}
				ref={input}
				onChange={(event) => {
					setFile(event.target.files?.[0]);
					setReport(undefined);
				}}
				type="file"
			/>
			<Button
				buttonStyle="secondary"
				disabled={!file || busy}
				onClick={() => run(true)}
				size="small"
			>
				{say(csvWords.check)}
			</Button>{' '}
			<Button disabled={!file || busy} onClick={() => run(false)} size="small">
				{say(csvWords.import)}
			</Button>
			{typeof report === 'string' ? <p role="alert">{say(csvWords[report])}</p> : null}
			{typeof report === 'object' ? <CsvReport language={i18n.language} report={report} /> : null}
		</details>
	);
}
