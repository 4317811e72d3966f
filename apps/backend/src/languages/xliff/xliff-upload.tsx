'use client';
import { useId, useState } from 'react';
import type { Words } from '../../editing/words.ts';
import type { XliffReport } from './exchange.ts';
import { problemWords, xliffWords } from './xliff-words.ts';

interface Props {
	/** Of the endpoint. */
	address: string;
	say: (text: Words) => string;
}

/** Letters of a passage by which it is known. */
const longest = 60;
const shortened = (text: string) =>
	text.length > longest ? `${text.slice(0, longest).trimEnd()} …` : text;

/** Taken or refused, with a report. */
const reported = new Set([200, 413, 422]);

/** Takes a translated file back and says what became of each document. */
export function XliffUpload({ address, say }: Props) {
	const id = useId();
	const [report, setReport] = useState<XliffReport | 'failed' | null>(null);
	const send = async (input: HTMLInputElement) => {
		const file = input.files?.[0];
		if (!file) return;
		try {
			const response = await fetch(address, {
				method: 'POST',
				credentials: 'same-origin',
				headers: { 'content-type': 'application/xliff+xml' },
				body: file,
			});
			if (!reported.has(response.status)) throw new Error(response.statusText);
			setReport(await response.json());
		} catch (cause) {
			console.error(cause);
			setReport('failed');
		} finally {
			// The same file, mended, may be chosen again.
			input.value = '';
		}
	};
	const why = (problem: string) => say(problemWords[problem] ?? xliffWords.failed);
	return (
		<>
			<label htmlFor={id}>{say(xliffWords.file)}</label>
			<input
				accept=".xlf,.xliff,.xml"
				id={id}
				onChange={(event) => send(event.target)}
				type="file"
			/>
			<div aria-live="polite">
				{report === 'failed' ? <p>{say(xliffWords.failed)}</p> : null}
				{report && report !== 'failed' && 'problem' in report ? <p>{why(report.problem)}</p> : null}
				{report && report !== 'failed' && 'files' in report
					? report.files.map((file) => (
							<div key={file.original}>
								{report.files.length > 1 ? <h4>{file.original}</h4> : null}
								{'problem' in file ? (
									<p>{why(file.problem)}</p>
								) : (
									<>
										<p>
											{say(xliffWords.taken)}: {file.taken}
										</p>
										<ul className="language-changes">
											{file.problems.map(({ unit, problem, words }) => (
												<li key={unit} title={unit}>
													{shortened(words ?? unit)}: {why(problem)}
												</li>
											))}
										</ul>
										{file.taken > 0 ? (
											<button
												className="language-action"
												onClick={() => window.location.reload()}
												type="button"
											>
												{say(xliffWords.reload)}
											</button>
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
