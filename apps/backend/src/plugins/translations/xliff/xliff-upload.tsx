'use client';
import { useConfig, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { adminUrl } from '../../../documents/document-ref.ts';
import { useCall } from '../../../platform/admin/endpoints/use-endpoint.ts';
import { FileDrop } from '../../../platform/admin/files/file-drop.tsx';
import { languageList } from '../../../platform/i18n/language-name.ts';
import type { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { documentInFile } from './document-in-file.ts';
import type { XliffReport } from './report.ts';
import { xliffReport } from './report.ts';
import { problemWords, xliffWords } from './xliff-words.ts';

interface Props {
	/** The path of the endpoint, below the API route. */
	path: string;
	/** Called after an import if a form shows the document; without it the report links to the drafts. */
	onImport?: () => void;
	t: ReturnType<typeof translatorIn>;
}

/** The maximum number of characters that identify a passage in the report. */
const maxLength = 60;
const shorten = (text: string) =>
	text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()} …` : text;

/** Imports a translated file and shows the result of each document. */
export function XliffUpload({ path, onImport, t }: Props) {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const call = useCall();
	const [report, setReport] = useState<XliffReport | 'failed' | null>(null);
	const send = async (file: File) => {
		try {
			const body = new Blob([file], { type: 'application/xliff+xml' });
			const response = await call(xliffReport, path, { body, acceptedStatuses: [413, 422] });
			setReport(response);
			if ('files' in response && response.files.some((file) => 'taken' in file && file.taken > 0))
				onImport?.();
		} catch (cause) {
			console.error(cause);
			setReport('failed');
		}
	};
	const describeProblem = (problem: string) => t(problemWords[problem] ?? xliffWords.failed);
	const nameOf = (language: string) => languageList([language], i18n.language);
	const draftOf = (original: string, language: string) =>
		adminUrl(config.routes.admin, documentInFile(original), language);
	return (
		<>
			<FileDrop
				accept=".xlf,.xliff,.xml"
				label={t(xliffWords.file)}
				onFile={(file) => void send(file)}
			/>
			<div aria-live="polite">
				{report === 'failed' ? <p>{t(xliffWords.failed)}</p> : null}
				{report && report !== 'failed' && 'problem' in report ? (
					<p>
						{report.problem === 'otherLanguage'
							? t(xliffWords.otherLanguage, { language: nameOf(report.target) })
							: describeProblem(report.problem)}
					</p>
				) : null}
				{report && report !== 'failed' && 'files' in report
					? report.files.map((file) => (
							<div key={file.original}>
								{report.files.length > 1 ? <h4>{file.original}</h4> : null}
								{'problem' in file ? (
									<p>{describeProblem(file.problem)}</p>
								) : (
									<>
										<p>
											{t(xliffWords.result, {
												language: nameOf(report.target),
												count: file.taken,
											})}
										</p>
										<ul className="language-changes">
											{file.problems.map(({ unit, problem, words }) => (
												<li key={unit} title={unit}>
													{shorten(words ?? unit)}: {describeProblem(problem)}
												</li>
											))}
										</ul>
										{file.taken > 0 && !onImport ? (
											<a href={draftOf(file.original, report.target)}>{t(xliffWords.show)}</a>
										) : null}
									</>
								)}
							</div>
						))
					: null}
			</div>
		</>
	);
}
