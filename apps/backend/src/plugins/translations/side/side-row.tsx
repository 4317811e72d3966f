'use client';
import { useTranslation } from '@payloadcms/ui';
import { localeDefinition } from '@website/contracts/locales';
import { diffWordsWithSpace } from 'diff';
import { useId, useRef } from 'react';
import type { Question } from '../../../admin/dialogs/use-confirmation.tsx';
import { languageName } from '../../../platform/i18n/words.ts';
import { marks } from '../inline-codes.ts';
import type { SideRow as Row, SideBySide } from './model.ts';
import {
	kindWords,
	problemWords,
	questionIn,
	replacingWords,
	sideWords,
	type Translate,
} from './side-words.ts';
import type { Side } from './use-side.ts';

/** A source text with its codes as small numbers, or, if it has changed, the diff to `before`. */
function SourceText({ text, before }: { text: string; before: string | null }) {
	if (before === null) return <>{withCodes(text)}</>;
	return diffWordsWithSpace(before, text.replace(marks, '')).map(
		({ value, added, removed }, at) => {
			const key = `${at} ${value}`;
			if (added) return <ins key={key}>{value}</ins>;
			return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
		},
	);
}

function withCodes(text: string) {
	return text.split(marks).map((part, at) => {
		const key = `${at} ${part}`;
		return at % 2 === 1 ? (
			<span className="side-code" key={key}>
				⟦{part}⟧
			</span>
		) : (
			part
		);
	});
}

/** The codes of the source that the translation does not have yet. */
function missingCodes(source: string, target: string): { id: string; isAlone: boolean }[] {
	const ids = (text: string) =>
		new Map(
			[...text.matchAll(marks)]
				.map(([, mark = '']) => mark)
				.filter((mark) => !mark.startsWith('/'))
				.map((mark) => [mark.replace('/', ''), mark.endsWith('/')]),
		);
	const targetIds = ids(target);
	return [...ids(source)]
		.filter(([id]) => !targetIds.has(id))
		.map(([id, isAlone]) => ({ id, isAlone }));
}

interface Props
	extends Pick<Side, 'problems' | 'typedTexts' | 'type' | 'copy'>,
		Pick<SideBySide, 'source' | 'target'> {
	row: Row;
	canWrite: boolean;
	confirm: (question: Question) => void;
	/** The address made from the title, if the row is the address and has none. */
	address: string;
	t: Translate;
}

/** A passage: its source text, and a text field for the translation. */
export function SideRow({
	row,
	canWrite,
	source,
	target,
	problems,
	typedTexts,
	type,
	copy,
	confirm,
	address,
	t,
}: Props) {
	const labelId = useId();
	const problem = row.id === null ? undefined : problems[row.id];
	const { copy: part } = row;
	const isReadOnly = !canWrite || row.isReadOnly === true;
	const copyField = () => {
		if (!part) return;
		if (row.target) confirm({ ...questionIn(t, replacingWords), onConfirm: () => void copy(part) });
		else void copy(part);
	};
	return (
		<div className="side-row">
			<div className="side-source">
				<p className="side-label" id={labelId}>
					{[row.label, row.kind && t(kindWords[row.kind])].filter(Boolean).join(' · ')}
					{row.before === null ? null : (
						<strong className="side-changed">
							{t(row.before ? sideWords.changed : sideWords.added)}
						</strong>
					)}
				</p>
				<p className="side-text" lang={localeDefinition(source).languageTag}>
					<SourceText before={row.before} text={row.source ?? ''} />
				</p>
			</div>
			<div className="side-target">
				{row.id === null || isReadOnly ? (
					<ReadOnlyText language={target} text={row.target}>
						{t(isReadOnly ? sideWords.absent : sideWords.noPlace)}
					</ReadOnlyText>
				) : (
					<TargetField
						labelId={labelId}
						language={target}
						onType={(text) => type({ id: row.id ?? '', was: row.target ?? '', text })}
						problem={problem ? t(problemWords[problem]) : ''}
						t={t}
						source={row.source ?? ''}
						text={typedTexts.get(row.id)?.text ?? row.target ?? ''}
					/>
				)}
				{part && !isReadOnly && row.source !== row.target ? (
					<button className="language-action" onClick={copyField} type="button">
						{t(sideWords.copyField)}
					</button>
				) : null}
				{address && !isReadOnly ? (
					<button
						className="language-action"
						onClick={() => type({ id: row.id ?? '', was: row.target ?? '', text: address })}
						type="button"
					>
						{t(sideWords.useAddress, { slug: address })}
					</button>
				) : null}
			</div>
		</div>
	);
}

interface ReadOnlyProps {
	language: SideBySide['target'];
	text: string | null;
	/** In place of a text that is missing. */
	children: string;
}

/** A translation that the user may not write. */
function ReadOnlyText({ language, text, children }: ReadOnlyProps) {
	if (!text) return <p className="side-none">{children}</p>;
	return (
		<p className="side-text" lang={localeDefinition(language).languageTag}>
			{withCodes(text)}
		</p>
	);
}

interface FieldProps {
	labelId: string;
	language: SideBySide['target'];
	source: string;
	text: string;
	problem: string;
	onType: (text: string) => void;
	t: Props['t'];
}

function TargetField(props: FieldProps) {
	const { labelId, language, source, text, problem, onType, t } = props;
	const field = useRef<HTMLTextAreaElement>(null);
	const problemId = useId();
	const languageId = useId();
	const { i18n } = useTranslation();
	const missing = missingCodes(source, text);
	const insert = (id: string, isAlone: boolean) => {
		const { current } = field;
		if (!current) return;
		const { selectionStart, selectionEnd } = current;
		const selected = text.slice(selectionStart, selectionEnd);
		const code = isAlone ? `${selected}⟦${id}/⟧` : `⟦${id}⟧${selected}⟦/${id}⟧`;
		onType(text.slice(0, selectionStart) + code + text.slice(selectionEnd));
		current.focus();
	};
	return (
		<>
			<span className="sr-only" id={languageId}>
				{languageName(language, i18n.language)}
			</span>
			<textarea
				aria-describedby={problem ? problemId : undefined}
				aria-invalid={problem !== ''}
				aria-labelledby={`${labelId} ${languageId}`}
				className="own-input side-field"
				lang={localeDefinition(language).languageTag}
				onChange={(event) => onType(event.target.value)}
				placeholder=" "
				ref={field}
				rows={1}
				spellCheck
				value={text}
			/>
			{missing.length > 0 && text !== '' ? (
				<p className="side-codes">
					{missing.map(({ id, isAlone }) => (
						<button
							className="side-code"
							key={id}
							onClick={() => insert(id, isAlone)}
							title={t(sideWords.addCode)}
							type="button"
						>
							{isAlone ? `⟦${id}/⟧` : `⟦${id}⟧ ⟦/${id}⟧`}
						</button>
					))}
				</p>
			) : null}
			{problem ? (
				<p className="side-problem" id={problemId} role="alert">
					{problem}
				</p>
			) : null}
		</>
	);
}
