'use client';
import { useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@website/contracts/locales';
import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { DialogButtons } from '../admin/dialogs/dialog-buttons.tsx';
import { messageOf } from '../admin/endpoints/call-endpoint.ts';
import { useCall } from '../admin/endpoints/use-endpoint.ts';
import { mergeIntoOpenForms } from '../admin/saving/document-changed.ts';
import { useTranslator } from '../platform/i18n/use-translator.ts';
import { languageList } from '../platform/i18n/words.ts';
import { AcceptGaps } from './accept-gaps.tsx';
import { changeWords } from './change-words.ts';
import {
	DocumentChanges,
	hasError,
	isPublishable,
	LanguageChanges,
	SharedChanges,
	type TakeAddress,
} from './document-changes.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { Problems } from './problems.tsx';
import type { DocumentPreview, LanguagePreview, LanguagesOf } from './shapes.ts';

export type Action = 'publish' | 'unpublish';

/** Whether the action changes a language of a document for visitors, and may do so. */
function isPossible(action: Action, { canPublish }: DocumentPreview, line: LanguagePreview) {
	if (!canPublish) return false;
	if (action === 'unpublish') return line.state === 'published';
	return isPublishable(line);
}

interface Props {
	action?: Action;
	documents: readonly DocumentPreview[];
	/** The languages that are selected at first if the action changes something in them. */
	preselected: readonly string[];
	/** The label of the button; by default it names the action and the languages. */
	label?: string;
	/** Disables the button. */
	isBlocked?: boolean;
	/** All documents are published or none: an error in one of them disables the button. */
	isAllOrNone?: boolean;
	/** Further questions of the dialog. */
	children?: ReactNode;
	/** Performs the action. It receives the documents that it changes with their languages; an error is shown. */
	onConfirm: (changes: LanguagesOf[], languages: readonly LocaleCode[]) => Promise<unknown>;
	onCancel: () => void;
	/** Called after an address was stored in the draft of a document. Without it, addresses can't be typed. */
	onAddress?: ((document: string) => Promise<unknown>) | undefined;
}

/**
 * The content of every dialog that publishes or unpublishes: asks for the languages, and shows what changes for visitors, what stays
 * unpublished and what is unfinished, in each document.
 */
export function ChangeForm({
	action = 'publish',
	documents,
	preselected,
	label,
	isBlocked = false,
	isAllOrNone = false,
	children,
	onConfirm,
	onCancel,
	onAddress,
}: Props) {
	const { i18n } = useTranslation();
	const t = useTranslator();
	const call = useCall();
	const [userSelection, setSelection] = useState<ReadonlySet<LocaleCode> | null>(null);
	const [acceptsGaps, setAcceptsGaps] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState('');
	const isPublishing = action === 'publish';
	const single = documents.length === 1 ? documents[0] : undefined;
	const changesIn = (code: LocaleCode) =>
		documents.flatMap((document) =>
			document.languages
				.filter((line) => line.language === code && isPossible(action, document, line))
				.map((line) => ({ document, line })),
		);
	const possible = (documents[0]?.languages ?? []).map(({ language }) => ({
		language,
		changes: changesIn(language),
	}));
	const selected = possible.filter(
		({ language, changes }) =>
			changes.length > 0 && (userSelection?.has(language) ?? preselected.includes(language)),
	);
	const languages = selected.map(({ language }) => language);
	const selection = new Set(languages);
	const isIncomplete =
		isPublishing && selected.some(({ changes }) => changes.some(({ line }) => line.incomplete));
	const isStopped =
		isPublishing &&
		isAllOrNone &&
		documents.some((one) =>
			one.languages.some((line) => selection.has(line.language) && line.waiting && hasError(line)),
		);
	const run = async (work: () => Promise<unknown>) => {
		setBusy(true);
		setProblem('');
		await work().catch((cause: unknown) => setProblem(messageOf(cause)));
		setBusy(false);
	};
	const takeAddress: TakeAddress | undefined =
		onAddress &&
		((document, language, slug) =>
			run(async () => {
				const path = document.replace(':', '/');
				await call(z.unknown(), `/${path}?locale=${language}&draft=true&depth=0`, {
					method: 'PATCH',
					body: { slug, _status: 'draft' },
				});
				await mergeIntoOpenForms(path);
				await onAddress(document);
				setSelection(new Set([...selection, language]));
			}));
	const hintOf = (language: LocaleCode, count: number, incomplete: number): ReactNode => {
		const line = single?.languages.find((one) => one.language === language);
		if (single && line && isPublishing)
			return (
				<LanguageChanges
					document={single}
					isOpen
					isSelected={selection.has(language)}
					line={line}
					onAddress={takeAddress}
				/>
			);
		if (single && !single.canPublish) return t(changeWords.forbidden);
		if (single) return count > 0 ? line?.oldPath : t(changeWords.notPublished);
		const texts = [
			t(changeWords.count[action], { count }),
			...(isPublishing && incomplete > 0 ? [t(changeWords.incomplete, { count: incomplete })] : []),
		];
		return texts.join(' · ');
	};
	const choices = possible.map(({ language, changes }) => ({
		language,
		isPossible: changes.length > 0,
		hint: hintOf(language, changes.length, changes.filter(({ line }) => line.incomplete).length),
	}));
	const confirm = () => {
		const changes = documents.map(({ document }) => ({
			document,
			languages: selected
				.filter((one) => one.changes.some((change) => change.document.document === document))
				.map(({ language }) => language),
		}));
		return onConfirm(
			changes.filter((one) => one.languages.length > 0),
			languages,
		);
	};
	const ownLabel =
		languages.length === 0
			? t(changeWords.confirmNone[action])
			: t(changeWords.confirm[action], { languages: languageList(languages, i18n.language) });
	return (
		<div className="publishing-form">
			<LanguageChoice choices={choices} onChange={setSelection} selection={selection} />
			{isPublishing && single ? <SharedChanges document={single} selection={selection} /> : null}
			{isPublishing && !single ? (
				<ul className="publishing-documents">
					{documents.map((document) => (
						<li key={document.document}>
							<strong>{document.title}</strong>
							<DocumentChanges document={document} onAddress={takeAddress} selection={selection} />
						</li>
					))}
				</ul>
			) : null}
			{children}
			{isIncomplete ? <AcceptGaps isAccepted={acceptsGaps} onChange={setAcceptsGaps} /> : null}
			<Problems text={problem} title={t(changeWords.refused)} />
			<DialogButtons
				confirm={label ?? ownLabel}
				isDisabled={
					isBusy ||
					isBlocked ||
					isStopped ||
					languages.length === 0 ||
					(isIncomplete && !acceptsGaps)
				}
				onCancel={onCancel}
				onConfirm={() => void run(confirm)}
			/>
		</div>
	);
}
