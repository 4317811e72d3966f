'use client';
import '../states/screens/languages.css';
import './side.css';
import { Gutter, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { isLocaleCode, type LocaleCode } from '@website/contracts/locales';
import { slugFrom } from '@website/contracts/slug';
import { type ReactNode, useId, useState } from 'react';
import { type Question, useConfirmation } from '../../../admin/dialogs/use-confirmation.tsx';
import { useSiteLocales } from '../../../admin/use-site-locales.ts';
import { adminUrl, documentInForm } from '../../../documents/document-ref.ts';
import { languageName, translatorIn, type Words, words } from '../../../platform/i18n/words.ts';
import {
	addressField,
	type SidePart as Part,
	pictureOf,
	progressOf,
	type SideBySideResponse,
	type SideRow as SideRowData,
} from './model.ts';
import { SideRow } from './side-row.tsx';
import {
	copyingAllWords,
	fillingWords,
	questionIn,
	replacingWords,
	sideWords,
	type Translate,
} from './side-words.ts';
import { type Saving, type Side, useSide } from './use-side.ts';

interface Props {
	/** The source locale of the document; null if it is unknown. */
	source: LocaleCode | null;
}

/** The screen that shows a document in its source locale beside an editable translation, which is saved as a draft. */
export function SideBySide({ source: initialSource }: Props) {
	const { i18n } = useTranslation();
	const { code } = useLocale();
	const t = translatorIn(i18n.language);
	const codes = useSiteLocales().map((locale) => locale.code);
	const otherThan = (language: LocaleCode): LocaleCode =>
		codes.find((other) => other !== language) ?? language;
	const current = isLocaleCode(code) ? code : otherThan('en');
	const [source, setSource] = useState<LocaleCode>(
		initialSource && codes.includes(initialSource) ? initialSource : (codes[0] ?? current),
	);
	const [target, setTarget] = useState<LocaleCode>(
		current === source ? otherThan(source) : current,
	);
	return (
		<Gutter className="side">
			<Passages
				key={`${source} ${target}`}
				languages={
					<>
						<Language
							label={t(sideWords.from)}
							onChoose={(next) => {
								setSource(next);
								if (next === target) setTarget(source);
							}}
							value={source}
						/>
						<Language
							label={t(sideWords.into)}
							onChoose={(next) => {
								setTarget(next);
								if (next === source) setSource(target);
							}}
							value={target}
						/>
					</>
				}
				t={t}
				source={source}
				target={target}
			/>
		</Gutter>
	);
}

interface LanguageProps {
	label: string;
	value: LocaleCode;
	onChoose: (language: LocaleCode) => void;
}

function Language({ label, value, onChoose }: LanguageProps) {
	const id = useId();
	const { i18n } = useTranslation();
	const siteLocales = useSiteLocales();
	return (
		<p className="language-choice">
			<label htmlFor={id}>{label}</label>
			<select
				className="own-input"
				id={id}
				onChange={({ target }) => {
					if (isLocaleCode(target.value)) onChoose(target.value);
				}}
				value={value}
			>
				{siteLocales.map(({ code }) => (
					<option key={code} value={code}>
						{languageName(code, i18n.language)}
					</option>
				))}
			</select>
		</p>
	);
}

interface PassagesProps {
	source: LocaleCode;
	target: LocaleCode;
	t: Translate;
}

function Passages({ source, target, t, languages }: PassagesProps & { languages: ReactNode }) {
	const side = useSide(source, target);
	const { config } = useConfig();
	const { content, isMissing, saving, refusal } = side;
	const { confirm, dialog } = useConfirmation();
	const canWrite = content?.canWrite === true;
	const rows = content?.parts.flatMap((part) => part.rows) ?? [];
	const copyAll = () => {
		const isEmpty = rows.every(
			({ id, target: text }) => !text || id === addressField || pictureOf(id) !== null,
		);
		if (isEmpty) void side.copyAll();
		else confirm({ ...questionIn(t, copyingAllWords), onConfirm: () => void side.copyAll() });
	};
	const hasCodes = rows.some((row) => row.source?.includes('⟦'));
	return (
		<>
			<header className="side-head">
				<p aria-live="polite" className={`side-saving side-saving--${saving}`}>
					{refusal || t(content || isMissing ? savingWords[saving] : sideWords.loading)}
				</p>
				{canWrite ? (
					<button
						className="side-fill"
						disabled={saving === 'saving'}
						onClick={copyAll}
						type="button"
					>
						{t(sideWords.copyAll)}
					</button>
				) : null}
				{canWrite && config.admin.custom?.canTranslate === true ? (
					<button
						className="side-fill"
						disabled={saving === 'saving'}
						onClick={() =>
							confirm({ ...questionIn(t, fillingWords), onConfirm: () => void side.fill() })
						}
						type="button"
					>
						{t(sideWords.byMachine)}
					</button>
				) : null}
				{languages}
				{content ? <SideProgress content={content} t={t} typedTexts={side.typedTexts} /> : null}
			</header>
			{isMissing ? <p role="alert">{t(sideWords.notLoaded)}</p> : null}
			{content && !canWrite ? <p className="side-hint">{t(sideWords.readOnly)}</p> : null}
			{hasCodes && canWrite ? <p className="side-hint">{t(sideWords.codes)}</p> : null}
			{dialog}
			{content?.parts.map((part) => (
				<PartRows
					confirm={confirm}
					key={part.copy?.from ?? part.key}
					canWrite={canWrite}
					part={part}
					t={t}
					side={side}
					source={source}
					target={target}
				/>
			))}
		</>
	);
}

const empty = words('', '', '');
const savingWords: Record<Saving, Words> = {
	idle: empty,
	saving: sideWords.saving,
	saved: sideWords.saved,
	failed: sideWords.notSaved,
};

interface PartProps extends PassagesProps {
	part: Part;
	side: Side;
	canWrite: boolean;
	confirm: (question: Question) => void;
}

function PartRows({ part, side, canWrite, confirm, t, source, target }: PartProps) {
	const { problems, typedTexts, type, copy } = side;
	const { has, title, copy: sectionCopy } = part;
	const { i18n } = useTranslation();
	const language = languageName(target, i18n.language);
	const titleRow = part.rows.find(({ id }) => id === 'title' || id === 'name');
	const addressOf = ({ id, target: slug }: SideRowData) => {
		const isEmpty = id === addressField && !(typedTexts.get(id)?.text ?? slug);
		const text = titleRow && (typedTexts.get(titleRow.id ?? '')?.text ?? titleRow.target);
		return isEmpty && text ? slugFrom(text) : '';
	};
	const copySection = () => {
		if (!sectionCopy) return;
		if (sectionCopy.insert) void copy(sectionCopy);
		else confirm({ ...questionIn(t, replacingWords), onConfirm: () => void copy(sectionCopy) });
	};
	return (
		<section aria-label={title || t(sideWords.document)} className={`side-part side-part--${has}`}>
			<div className="side-part-head">
				<h2>{title || t(sideWords.document)}</h2>
				{has === 'source' ? (
					<span className="side-missing">{t(sideWords.onlySource, { language })}</span>
				) : null}
				{has === 'target' ? (
					<span className="side-missing">{t(sideWords.onlyTarget, { language })}</span>
				) : null}
				{sectionCopy && canWrite ? (
					<button className="language-action" onClick={copySection} type="button">
						{t(sideWords.copySection)}
					</button>
				) : null}
			</div>
			{part.rows.map((row, at) => (
				<SideRow
					address={addressOf(row)}
					confirm={confirm}
					copy={copy}
					key={row.id ?? at}
					canWrite={canWrite}
					problems={problems}
					row={row}
					t={t}
					source={source}
					target={target}
					type={type}
					typedTexts={typedTexts}
				/>
			))}
		</section>
	);
}

interface ProgressProps extends Pick<Side, 'typedTexts'> {
	content: SideBySideResponse;
	t: Translate;
}

/** How many texts are translated; once all are, the next step. */
function SideProgress({ content, typedTexts, t }: ProgressProps) {
	const { config } = useConfig();
	const ref = documentInForm(useDocumentInfo());
	const { done, all } = progressOf(
		content,
		({ id, target }) => typedTexts.get(id ?? '')?.text ?? target,
	);
	if (all === 0) return null;
	const text = t(sideWords.progress, { done, all });
	return (
		<div className="side-progress">
			<progress aria-label={text} max={all} value={done} />
			<p>
				{text}
				{done === all && ref && content.canWrite ? (
					<>
						{' · '}
						{t(sideWords.next)}{' '}
						<a href={adminUrl(config.routes.admin, ref, content.target)}>{t(sideWords.openForm)}</a>
					</>
				) : null}
			</p>
		</div>
	);
}
