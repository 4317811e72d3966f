'use client';
import { Button, useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import { useState } from 'react';
import { useTranslator } from '../platform/i18n/use-translator.ts';
import { languageList, languageName } from '../platform/i18n/words.ts';
import { changeWords } from './change-words.ts';
import type { DocumentPreview, LanguagePreview } from './shapes.ts';

/** Stores an address in the draft of a language. */
export type TakeAddress = (document: string, language: LocaleCode, slug: string) => unknown;

/** Whether the checklist stops publishing a language. */
export const hasError = ({ findings }: Pick<LanguagePreview, 'findings'>) =>
	findings.some(({ level }) => level === 'error');

/** Whether publishing a language changes something for visitors, and is not stopped. */
export const isPublishable = (line: LanguagePreview) =>
	line.waiting && line.addressOffer === null && !hasError(line);

interface AddressProps {
	offer: string;
	onUse: (slug: string) => unknown;
}

/** A field for the address of a language that has none. */
function AddressField({ offer, onUse }: AddressProps) {
	const t = useTranslator();
	const [slug, setSlug] = useState(offer);
	return (
		<div className="publishing-address">
			<input
				aria-label={t(changeWords.address)}
				className="own-input"
				maxLength={500}
				onChange={(event) => setSlug(event.target.value)}
				value={slug}
			/>
			<Button
				buttonStyle="secondary"
				disabled={slug.trim() === ''}
				margin={false}
				onClick={() => onUse(slug.trim())}
				size="small"
			>
				{t(changeWords.useAddress)}
			</Button>
		</div>
	);
}

/** What the checklist says: errors, and the warnings in a part that folds. */
function Findings({ list, isOpen }: { list: DocumentPreview['findings']; isOpen: boolean }) {
	const t = useTranslator();
	const lines = (level: 'error' | 'warning') => [
		...new Set(list.filter((one) => one.level === level).map(({ message }) => message)),
	];
	const warnings = lines('warning');
	return (
		<>
			{lines('error').map((line) => (
				<p className="publishing-error" key={line}>
					<strong>{t(changeWords.error)}:</strong> {line}
				</p>
			))}
			{warnings.length > 0 ? (
				<details className="publishing-warnings" open={isOpen}>
					<summary>
						{t(changeWords.warning)} ({warnings.length})
					</summary>
					<ul>
						{warnings.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</details>
			) : null}
		</>
	);
}

interface LanguageProps {
	document: DocumentPreview;
	line: LanguagePreview;
	isSelected: boolean;
	/** Shows the warnings unfolded. */
	isOpen?: boolean;
	onAddress?: TakeAddress | undefined;
}

/** What publishing changes in a language of a document, or what stays unpublished, with its address and findings. */
export function LanguageChanges({
	document,
	line,
	isSelected,
	isOpen = false,
	onAddress,
}: LanguageProps) {
	const t = useTranslator();
	const { language, state, changes, waiting, addressOffer, oldPath: from, newPath: to } = line;
	const isShown = isSelected && isPublishable(line);
	const effect = () => {
		if (state === 'missing') return changeWords.missing;
		if (!document.canPublish) return changeWords.forbidden;
		if (addressOffer !== null && to === null) return changeWords.noAddress;
		if (state === 'draft') return isShown ? changeWords.newText : changeWords.draftWaits;
		if (changes.length === 0) return changeWords.unchanged;
		return isShown ? changeWords.changes : changeWords.changesWait;
	};
	return (
		<>
			<p className="own-quiet">{t(effect(), { fields: changes.join(', ') })}</p>
			{waiting && from !== to && to !== null ? (
				<p className="own-quiet">
					{from === null
						? t(changeWords.newAddress, { to })
						: t(changeWords.movedAddress, { from, to })}
				</p>
			) : null}
			{addressOffer !== null && document.canPublish && onAddress ? (
				<AddressField
					key={addressOffer}
					offer={addressOffer}
					onUse={(slug) => onAddress(document.document, language, slug)}
				/>
			) : null}
			{waiting ? <Findings isOpen={isOpen} list={line.findings} /> : null}
		</>
	);
}

/** What concerns all languages of a document: changed fields that they share, and findings such as a review that waits. */
export function SharedChanges({
	document: { languages, shared, findings },
	selection,
}: {
	document: DocumentPreview;
	selection: ReadonlySet<LocaleCode>;
}) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const isPublished = languages.some((line) => selection.has(line.language) && isPublishable(line));
	const others = languages
		.filter(({ language, state }) => state === 'published' && !selection.has(language))
		.map(({ language }) => language);
	return (
		<>
			{shared.length > 0 ? (
				<p>
					{t(isPublished ? changeWords.shared : changeWords.changesWait, {
						fields: shared.join(', '),
					})}
				</p>
			) : null}
			{isPublished && shared.length > 0 && others.length > 0 ? (
				<p>{t(changeWords.sharedElsewhere, { languages: languageList(others, i18n.language) })}</p>
			) : null}
			<Findings isOpen list={findings} />
		</>
	);
}

interface Props {
	document: DocumentPreview;
	/** The languages that are published. */
	selection: ReadonlySet<LocaleCode>;
	onAddress?: TakeAddress | undefined;
}

/** What publishing a document changes in each of its languages with changes, among several documents. */
export function DocumentChanges({ document, selection, onAddress }: Props) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const lines = document.languages.filter(({ waiting }) => waiting);
	if (lines.length === 0) return <p className="own-quiet">{t(changeWords.noChanges)}</p>;
	return (
		<>
			<SharedChanges document={document} selection={selection} />
			{lines.map((line) => (
				<div className="publishing-row" key={line.language}>
					<p>{languageName(line.language, i18n.language)}</p>
					<div>
						<LanguageChanges
							document={document}
							isSelected={selection.has(line.language)}
							line={line}
							onAddress={onAddress}
						/>
					</div>
				</div>
			))}
		</>
	);
}
